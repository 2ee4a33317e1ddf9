import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ask } from '#tests/support/serve.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/** Every address that the specification promises, on every site and in every language: read from its text, not from the code. */

const SITES = { main: 'localhost', ru: 'ru.localhost', kz: 'kz.localhost', es: 'es.localhost', pt: 'pt.localhost' };
type Site = keyof typeof SITES;
const ALL = Object.keys(SITES) as Site[];

const specification = readFileSync(path.resolve(import.meta.dirname, '../docs/specification.md'), 'utf8');
const between = (start: string, end: string) => {
  const from = specification.indexOf(start);
  expect(from).toBeGreaterThan(0);
  return specification.slice(from, specification.indexOf(end, from));
};
const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
/** The line of a group: `below /kit/` names, and where it says so, `below /kit/promo/` others. */
const lineOf = (name: string) => between(`- **${name}**: `, '\n');

function pathsBelow(line: string): string[] {
  return line.split(/(?<=below |Below )/).flatMap((part) => {
    const [base = '', ...names] = codesIn(part);
    return base.endsWith('/') ? names.filter((name) => !name.startsWith('/')).map((name) => base + name) : [];
  });
}

const absolute = (line: string) => codesIn(line).filter((code) => /^\/($|[\w-])/.test(code) && !/[{/]$|\{/.test(code));

function listPromised(): string[] {
  const statics = lineOf('Static');
  const products = codesIn(statics.slice(statics.indexOf('for `')));
  const tutorial = codesIn(statics).find((code) => code.includes('{product}')) ?? '';
  const campaigns = lineOf('Campaigns');
  const version = codesIn(campaigns).find((code) => code.includes('{version}')) ?? '';
  const versions = ['1', '2', '3'].map((number) => version.replace('{version}', number));
  return [
    '/',
    ...absolute(statics),
    ...products.map((product) => tutorial.replace('{product}', product)),
    ...['Industries', 'Kit', 'Legal', 'Platform', 'Products', 'Solutions', 'Webinars'].flatMap((group) => [
      ...absolute(lineOf(group)),
      ...pathsBelow(lineOf(group)),
    ]),
    ...pathsBelow(campaigns).filter((page) => page.lastIndexOf('/') === '/promo'.length),
    ...versions.flatMap((page) => [page, `${page}/MasonryTiles`, `${page}/Tile`, `${page}/types`]),
    '/industries',
    '/legal',
    '/solutions',
  ];
}

/** Who does not answer an address. What no sentence names answers everywhere. */
function listRefusals(): Map<string, Site[]> {
  const refusals = new Map<string, Set<Site>>();
  const refuse = (page: string, sites: readonly Site[]) => {
    refusals.set(page, new Set([...(refusals.get(page) ?? []), ...sites]));
  };
  const part = between('### Which site answers what', '### Layouts');
  for (const [, site = '', pages = ''] of part.matchAll(/^\| \w+ \(`(\w+)`\) \| (.+) \|$/gm))
    for (const page of codesIn(pages)) refuse(page, [site as Site]);
  for (const [, pages = '', sites = '', mode = ''] of part.matchAll(
    /((?:`\/[^`]+`(?:, | and )?)+) (?:answer )?on ((?:(?:`\w+`|all)(?: and | but )?)+)(?: (alone))?/g,
  )) {
    const named = codesIn(sites) as Site[];
    const refusing = mode === 'alone' ? ALL.filter((site) => !named.includes(site)) : named;
    for (const page of codesIn(pages)) refuse(page, refusing);
  }
  return new Map([...refusals].map(([page, sites]) => [page, [...sites]]));
}

const refusals = listRefusals();
const promised = [...new Set([...listPromised(), ...refusals.keys()])].sort();
const prefixesOf = (site: Site) => (site === 'main' ? ['', '/es', '/pt'] : ['']);
const statusOf = async (site: Site, address: string) =>
  (await ask(sitePort(), address, { headers: { Host: SITES[site] } })).status;

test('the specification names what this test needs', () => {
  expect(promised.length).toBeGreaterThan(125);
  for (const page of [
    '/',
    '/kit/promo/voicebot',
    '/solutions/promo/web-rtc-service',
    '/ivr-kit-tutorials',
    '/legal/aup-kz',
  ])
    expect(promised).toContain(page);
  expect(refusals.get('/documents')).toEqual(['main', 'es', 'pt']);
  expect(refusals.get('/legal/aup-kz')?.sort()).toEqual(['es', 'main', 'pt', 'ru']);
  expect(refusals.get('/verification')).toEqual(['ru']);
  expect(refusals.get('/kit/promo/banks')).toEqual(['main']);
});

test.each(ALL)(
  '%s answers each promised address as it is promised, in each of its languages',
  async (site) => {
    const wrong: string[] = [];
    for (const prefix of prefixesOf(site)) {
      for (const page of promised) {
        const address = page === '/' ? prefix || '/' : prefix + page;
        const expected = refusals.get(page)?.includes(site) ? 404 : 200;
        const status = await statusOf(site, address);
        if (status !== expected) wrong.push(`${address}: ${String(status)} instead of ${String(expected)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  300_000,
);

/** With an unknown value it is a 404; what may be left out gives the list. */
const parameterised = codesIn(between('- **With parameters**', '\n')).filter((code) => code.includes('{'));

test.each(parameterised)(
  '%s without its value is a list, if it may be left out; an unknown value is not found',
  async (route) => {
    const fill = (value: string) => route.replaceAll(/\{\w+\}\??/g, value);
    expect(await statusOf('main', fill('no-such-value'))).toBe(404);
    const isOptional = route.endsWith('?');
    const shortest = route.replaceAll(/\/\{\w+\}\??/g, '');
    if (isOptional) expect(await statusOf('main', shortest)).toBe(200);
  },
);
