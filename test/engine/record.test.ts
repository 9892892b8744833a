import { describe, expect, test } from 'vitest';
import type { Fault } from '../../src/engine/record.ts';
import { parseRecord, parseRecordLine, replay, trace } from '../../src/engine/record.ts';
import '../../src/engine/games/zwikken-20c.ts';

const DECK = 'Ac Tc Kc Ks As Qs Qd Kd Jd Jh Ah Kh Qh Th Qc Jc Js Ts Ad Td';
const RECORD = { variant: 'zwikken-20c', players: 3, dealer: 0, deck: DECK };

const faultOf = (record: unknown): Partial<Fault> | null => {
  const script = parseRecord(record);
  const played = script.ok ? replay(script.value) : script;
  return played.ok ? null : played.fault;
};

describe('what is left out stands at its default', () => {
  test('options, pot, deal, carry and actions', () => {
    const script = parseRecord(RECORD);
    expect(script.ok && script.value.terms).toMatchObject({
      pot: 0,
      deal: 0,
      carry: {},
      options: { packets: '1-2', maxTurns: '3', undertrump: 'forced', singleTrick: 'majority' },
    });
    expect(script.ok && script.value.actions).toEqual([]);
  });
  test('unknown fields are ignored', () => {
    expect(faultOf({ ...RECORD, comment: 'by hand' })).toBeNull();
  });
});

describe('faults', () => {
  test.each<[string, unknown, object]>([
    ['a number', 7, { code: 'bad-record', field: 'record' }],
    ['null', null, { code: 'bad-record', field: 'record' }],
    ['a list', [], { code: 'bad-record', field: 'record' }],
    ['no variant', { ...RECORD, variant: undefined }, { code: 'unknown-variant' }],
    ['a variant by the name of an object’s own', { ...RECORD, variant: 'constructor' }, { code: 'unknown-variant' }],
    ['a variant that is no text', { ...RECORD, variant: 20 }, { code: 'unknown-variant' }],
    ['options that are a list', { ...RECORD, options: [] }, { code: 'bad-record', field: 'options' }],
    ['options that are null', { ...RECORD, options: null }, { code: 'bad-record', field: 'options' }],
    ['an option of another game', { ...RECORD, options: { aceLead: 'enforced' } }, { code: 'unknown-option', option: 'aceLead' }],
    [
      'an option by the name of an object’s own',
      { ...RECORD, options: { toString: '3' } },
      { code: 'unknown-option', option: 'toString' },
    ],
    ['a value that is not listed', { ...RECORD, options: { maxTurns: '5' } }, { code: 'unknown-option', option: 'maxTurns' }],
    ['a value that is no text', { ...RECORD, options: { maxTurns: 3 } }, { code: 'bad-record', field: 'options' }],
    [
      'an unknown option before a value that is no text',
      { ...RECORD, options: { maxTurns: 3, x: 'y' } },
      { code: 'unknown-option', option: 'x' },
    ],
    ['two players', { ...RECORD, players: 2 }, { code: 'bad-record', field: 'players' }],
    ['six players', { ...RECORD, players: 6 }, { code: 'bad-record', field: 'players' }],
    ['players as text', { ...RECORD, players: '3' }, { code: 'bad-record', field: 'players' }],
    ['no players', { ...RECORD, players: undefined }, { code: 'bad-record', field: 'players' }],
    ['a dealer who does not sit there', { ...RECORD, dealer: 3 }, { code: 'bad-record', field: 'dealer' }],
    ['a dealer below 0', { ...RECORD, dealer: -1 }, { code: 'bad-record', field: 'dealer' }],
    ['half a dealer', { ...RECORD, dealer: 0.5 }, { code: 'bad-record', field: 'dealer' }],
    ['a pot below 0', { ...RECORD, pot: -1 }, { code: 'bad-record', field: 'pot' }],
    ['a pot that is not whole', { ...RECORD, pot: 1.5 }, { code: 'bad-record', field: 'pot' }],
    ['a pot past counting', { ...RECORD, pot: 1e300 }, { code: 'bad-record', field: 'pot' }],
    ['a pot that is null', { ...RECORD, pot: null }, { code: 'bad-record', field: 'pot' }],
    ['a deal that is not whole', { ...RECORD, deal: '1' }, { code: 'bad-record', field: 'deal' }],
    ['a carry that this game does not know', { ...RECORD, carry: { double: true } }, { code: 'bad-record', field: 'carry' }],
    ['a carry that is a list', { ...RECORD, carry: [] }, { code: 'bad-record', field: 'carry' }],
    ['no deck', { ...RECORD, deck: undefined }, { code: 'bad-record', field: 'deck' }],
    ['a deck that is a list', { ...RECORD, deck: DECK.split(' ') }, { code: 'bad-record', field: 'deck' }],
    ['an empty deck', { ...RECORD, deck: '' }, { code: 'bad-deck', missing: expect.arrayContaining(['Ac', 'Th']) }],
    ['a card twice', { ...RECORD, deck: DECK.replace('Tc', 'Ac') }, { code: 'bad-deck', double: ['Ac'], missing: ['Tc'] }],
    ['a card too many', { ...RECORD, deck: `${DECK} Ac` }, { code: 'bad-deck', double: ['Ac'] }],
    ['a card of another pack', { ...RECORD, deck: DECK.replace('Tc', '9c') }, { code: 'bad-deck', foreign: ['9c'] }],
    ['two spaces', { ...RECORD, deck: DECK.replace(' ', '  ') }, { code: 'bad-deck', foreign: [''] }],
    ['a space at the end', { ...RECORD, deck: `${DECK} ` }, { code: 'bad-deck', foreign: [''] }],
    ['actions that are text', { ...RECORD, actions: 'bid' }, { code: 'bad-record', field: 'actions' }],
    ['an action that is a number', { ...RECORD, actions: ['bid', 3] }, { code: 'bad-record', field: 'actions' }],
    ['actions that are null', { ...RECORD, actions: null }, { code: 'bad-record', field: 'actions' }],
    ['the deck before the actions', { ...RECORD, deck: 'Ac', actions: 3 }, { code: 'bad-deck' }],
    ['the players before the dealer', { ...RECORD, players: 9, dealer: 9 }, { code: 'bad-record', field: 'players' }],
    ['an action out of turn', { ...RECORD, actions: ['higher'] }, { code: 'illegal-action', step: 0, legal: ['bid', 'pass'] }],
    ['an action in other letters', { ...RECORD, actions: ['PASS'] }, { code: 'illegal-action', step: 0 }],
    [
      'an action after the end',
      { ...RECORD, actions: ['pass', 'pass', 'pass', 'end', 'pass'] },
      { code: 'illegal-action', step: 4, legal: [] },
    ],
  ])('%s', (_name, record, fault) => {
    expect(faultOf(record)).toMatchObject(fault);
  });
  test('an illegal action says by which statement', () => {
    const fault = faultOf({ ...RECORD, actions: ['bid', 'pass', 'pass', 'Ac', 'Kd'] });
    expect(fault).toMatchObject({ code: 'illegal-action', step: 4 });
    expect(fault).toHaveProperty('cites', expect.arrayContaining(['zwikken.20c.24']));
  });
  test.each(['', '{"variant"', '{} {}', 'Ac Kc'])('the line %s is no JSON', (line) => {
    expect(parseRecordLine(line)).toEqual({ ok: false, fault: { code: 'bad-record', field: 'record' } });
  });
});

describe('traces', () => {
  test('legal actions stand in the order of their code points', () => {
    const script = parseRecord({ ...RECORD, pot: 9, actions: [] });
    const traced = script.ok ? trace(script.value) : script;
    expect(traced.ok && traced.value.next).toEqual({ seat: 1, legal: ['bid', 'bid:1/2', 'bid:2/3', 'bid:3/4', 'pass'] });
  });
  test('a record that stops early has no result yet', () => {
    const script = parseRecord({ ...RECORD, actions: ['bid'] });
    const traced = script.ok ? trace(script.value) : script;
    expect(traced).toEqual({
      ok: true,
      value: {
        ok: true,
        steps: [{ seat: 1, legal: ['bid', 'pass'], action: 'bid' }],
        next: { seat: 2, legal: ['higher', 'pass'] },
        result: null,
      },
    });
  });
});
