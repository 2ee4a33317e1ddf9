import { readFileSync } from 'node:fs';
import { SITES, type Site } from '#tests/support/sitePages.ts';

/** Every address that the specification promises, on every site: read from its text, not from the code. */

const ALL = Object.keys(SITES) as Site[];

const specification = readFileSync('docs/specification.md', 'utf8');
const between = (start: string, end: string) => {
  const from = specification.indexOf(start);
  if (from === -1) throw new Error(`The specification does not say “${start}”`);
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

/** Who does not answer an address. What no sentence names answers everywhere. */
export const refusals: ReadonlyMap<string, readonly Site[]> = listRefusals();

/** The paths of all pages, without a language. */
export const promised: readonly string[] = [...new Set([...listPromised(), ...refusals.keys()])].sort();

/** With an unknown value it is a 404; what may be left out gives the list. */
export const parameterised: readonly string[] = codesIn(between('- **With parameters**', '\n')).filter((code) =>
  code.includes('{'),
);
