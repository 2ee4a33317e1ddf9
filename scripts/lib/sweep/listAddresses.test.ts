import { listAddresses } from './listAddresses.ts';

const ORIGIN = 'http://localhost:3000';

const sitemap = (...paths: readonly string[]) =>
  paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join('\n');

test('the sitemap names public addresses; they are asked for at the site that is tried, each once', () => {
  const { offered, publicOrigin } = listAddresses(ORIGIN, sitemap('/', '/es', '/blog/a%20b', '/x?a=1&amp;b=2', '/'));
  expect(publicOrigin).toBe('https://site.example');
  expect(offered).toEqual([`${ORIGIN}/`, `${ORIGIN}/es`, `${ORIGIN}/blog/a%20b`, `${ORIGIN}/x?a=1&b=2`]);
});

test('the rest of the route table is asked for in the languages of the site, without what needs a parameter', () => {
  const { others } = listAddresses(ORIGIN, sitemap('/', '/es', '/es/contacts'));
  for (const path of ['/contacts', '/thank-you', '/es/thank-you', '/case-studies', '/legal/offer'])
    expect(others).toContain(ORIGIN + path);
  expect(others.filter((address) => /:[a-z]|\/pt\b|\/ru\b|\/$/i.test(address.slice(ORIGIN.length)))).toEqual([]);
  expect(others).not.toContain(`${ORIGIN}/es/contacts`);
  expect(others).not.toContain(`${ORIGIN}/es`);
  expect(new Set(others).size).toBe(others.length);
});

test('a language is one of the site from its first page on', () => {
  expect(listAddresses(ORIGIN, sitemap('/', '/es')).others).toContain(`${ORIGIN}/es/contacts`);
});

test('a sitemap without pages is no sitemap', () => {
  expect(() => listAddresses(ORIGIN, '<urlset></urlset>')).toThrow('the sitemap names no page');
});
