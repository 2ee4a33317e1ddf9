import { withUtm } from '#src/features/actions/withUtm.ts';

test.each([
  ['/pricing', undefined, '/pricing'],
  ['/pricing', {}, '/pricing'],
  ['/pricing', { source: 'blog' }, '/pricing?utm_source=blog'],
  ['/pricing?plan=pro', { source: 'blog', campaign: 'q4' }, '/pricing?plan=pro&utm_source=blog&utm_campaign=q4'],
  ['/pricing#plans', { medium: 'button' }, '/pricing?utm_medium=button#plans'],
])('%s with %j leads to %s', (href, utm, expected) => {
  expect(withUtm(href, utm)).toBe(expected);
});
