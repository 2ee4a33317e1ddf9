import { readFileSync } from 'node:fs';

test('whatever NODE_ENV says, the site runs React’s production build: the bundle holds no other', () => {
  const bundle = readFileSync('dist/site.js', 'utf8');
  expect(bundle).toContain('Minified React error #');
  expect(bundle).not.toContain('Each child in a list should have a unique');
});
