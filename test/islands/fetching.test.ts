// What is fetched while the page stands: said where it does not come, and fetched ahead unless data is to be spared.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchAhead, PEACE } from '../../src/islands/ahead.ts';
import { fetched } from '../../src/islands/fetching.ts';
import { loadStrings } from '../../src/islands/strings.ts';

beforeAll(async () => {
  document.documentElement.lang = 'nl';
  await loadStrings();
});
beforeEach(() => {
  document.body.innerHTML = '<button>Nieuwe partij</button>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const cut = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const notes = (): (string | null)[] => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

describe('what is asked for', () => {
  test('is handed on', async () => {
    expect(await fetched(async () => 'desk')).toBe('desk');
    expect(notes()).toEqual([]);
  });
  test('and does not come is said at its key, in the language of the page, until it is asked for again', async () => {
    const shown = vi.fn();
    HTMLElement.prototype.showPopover = shown;
    const key = document.querySelector('button');
    key?.focus();
    expect(await fetched(cut)).toBeNull();
    expect(notes()).toEqual([expect.stringMatching(/verbinding.*opnieuw/)]);
    expect(shown).toHaveBeenCalledWith({ source: key });
    expect(await fetched(async () => 'desk')).toBe('desk');
    expect(notes()).toEqual([]);
  });
  test('and is wrong of itself is no matter of the connection', async () => {
    await expect(fetched(() => Promise.reject(new RangeError('no words')))).rejects.toThrow('no words');
    expect(notes()).toEqual([]);
  });
});

describe('what is fetched ahead', () => {
  const ahead = async (signal = new AbortController().signal) => {
    vi.useFakeTimers();
    const load = vi.fn(cut);
    fetchAhead(load, PEACE, signal);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    return load.mock.calls.length;
  };
  test('comes after a while, and it is not said where it does not', async () => {
    expect(await ahead()).toBe(1);
    expect(notes()).toEqual([]);
  });
  test('stays away where data is to be spared', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(await ahead()).toBe(0);
  });
  test('stays away when its place has gone', async () => {
    expect(await ahead(AbortSignal.abort())).toBe(0);
  });
});
