import { cleanup, configure } from '@testing-library/preact';
import { afterEach } from 'vitest';

// What a table fetches on first use is read and compiled by the first test that asks for it.
configure({ asyncUtilTimeout: 4_000 });
// Nothing is served to these pages: what they fetch by themselves does not come.
globalThis.fetch = () => Promise.reject(new TypeError('nothing is served here'));

afterEach(cleanup);
