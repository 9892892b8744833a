import { expect, test } from 'vitest';
import { hashOf, withOwnPolicy } from '../../src/rulebook/policy.ts';

const page = (policy: string, body: string) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${policy}"></head>${body}`;

test('a page allows what stands in it, templates included, and nothing else', () => {
  const body = `<script type="module">go()</script><template><script>wait()</script></template><style>p{}</style>`;
  const own = ['go()', 'wait()', 'p{}'].map((text) => ` '${hashOf(text)}'`).join('');
  expect(withOwnPolicy(page(`${own} '${hashOf('other()')}'`, body))).toBe(page(own, body));
});

test('a page without a policy is left as it is', () => {
  expect(withOwnPolicy('<p>no policy</p>')).toBe('<p>no policy</p>');
});
