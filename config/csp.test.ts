import { cspDirectives, cspHeader } from '#config/csp.ts';

test.each([undefined, 'bm9uY2U='])('with nonce %s nothing unsafe is allowed', (nonce) => {
  const header = cspHeader(nonce);
  for (const word of ['unsafe-inline', 'unsafe-eval', 'unsafe-hashes', '*', 'http:', 'https:'])
    expect(header).not.toContain(word);
  expect(header).toContain("default-src 'none'");
  expect(header).toContain("base-uri 'none'");
  expect(header).toContain("frame-ancestors 'none'");
});

test('the policy of a cached page is a constant without nonce', () => {
  expect(cspHeader()).not.toContain('nonce');
  expect(cspHeader()).toBe(cspHeader());
  expect(cspDirectives()['script-src']).toEqual(["'self'"]);
});

test('a nonce goes to scripts alone', () => {
  const directives = cspDirectives('abc');
  const having = Object.entries(directives).filter(([, values]) => values.includes("'nonce-abc'"));
  expect(having.map(([name]) => name)).toEqual(['script-src']);
});

test('a nonce of one answer is not left in the policy of the next', () => {
  cspDirectives('first');
  expect(cspHeader('second')).not.toContain('first');
  expect(cspHeader()).not.toContain('first');
});

test('images may be small inline ones, scripts and styles may not', () => {
  expect(
    Object.entries(cspDirectives())
      .filter(([, values]) => values.includes('data:'))
      .map(([name]) => name),
  ).toEqual(['img-src']);
});
