import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES, WRITTEN_LOCALES } from '#config/locales.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { collectionFiles } from './collectionFiles.ts';
import { entryWords, listWords } from './collectionWords.ts';
import { Refusal } from './Refusal.ts';
import type { Scaffold } from './Scaffold.ts';
import { refuseTwin } from './takenNames.ts';
import { KEBAB } from './words.ts';

const TAXONOMY = 'content/taxonomy.yaml';

/**
 * What a path begins with that the route table is never asked for: prefixes of languages, files of the build and of `public`, data,
 * probes.
 */
const listOthers = (root: string): ReadonlySet<string> =>
  new Set([
    ...LOCALE_CODES,
    ...readdirSync(path.join(root, 'public')),
    'static',
    'api',
    'docs-api',
    'healthz',
    'readyz',
  ]);

/** docs/how-to/add-a-list.md: the folder of the list, the page that shows it, a set to narrow it by, and a first entry. */
export const newCollection: Scaffold = {
  takes: 'NAME',
  makes: 'a list: its folder with definition, schema, card and server part, its page, and a first entry',
  options: { path: 'where it is: /news; its entries are right below' },
  plan({ name, options, draft, root }) {
    if (!KEBAB.test(name)) throw new Refusal(`A list is named by lower-case words joined by hyphens, not “${name}”.`);
    if (existsSync(path.join(root, 'content', name)))
      throw new Refusal(`The name “${name}” is taken: content/${name} is there already.`);
    refuseTwin(root, 'src/collections', name);
    const address = options.path ?? `/${name}`;
    if (!/^(\/[a-z0-9-]+)+$/.test(address)) throw new Refusal(`“${address}” is no path of a list: write --path /news.`);
    const [, first = ''] = address.split('/');
    if (listOthers(root).has(first))
      throw new Refusal(`/${first} is a language, or what the server answers itself: write another --path, as /news.`);
    const taken = matchRoute(address) ?? matchRoute(`${address}/first`);
    if (taken)
      throw new Refusal(
        `${taken.route.path} is in src/app/routes.ts already: take it out there, as a list has its addresses by itself.`,
      );
    for (const [file, text] of Object.entries(collectionFiles(name, address)))
      draft.create(`src/collections/${name}/${file}`, text);
    const [page, entry] = [`content/pages${address}`, `content/${name}/first`];
    draft.create(`${page}/page.yaml`, 'template: listing\nrobots: noindex\n');
    const today = new Date().toISOString().slice(0, 10);
    draft.create(
      `${entry}/page.yaml`,
      `template: article\nrobots: noindex\nentry:\n  date: ${today}\n  topic: first\n`,
    );
    for (const locale of WRITTEN_LOCALES) {
      draft.create(`${page}/${locale}.yaml`, listWords(name, locale));
      draft.create(`${entry}/${locale}.yaml`, entryWords(name, locale));
    }
    const names = WRITTEN_LOCALES.map((locale) => `${locale}: First`).join(', ');
    draft.rewrite(TAXONOMY, `${draft.read(TAXONOMY).trimEnd()}\n${name}-topics:\n  first: { ${names} }\n`);
    return {
      then: ['registry', 'content:schema', 'contracts', 'i18n'],
      left: [
        `Write in src/collections/${name} what an entry is: its fields in schema.ts, what narrows the list in collection.ts, labels.ts and server.ts, how it looks in its card; then npm run content:schema and npm run contracts.`,
        `Say in the server part of a template what its pages show of an entry: article, with which ${entry} begins, knows the days and topics of posts alone.`,
        `Write the texts of ${page} and ${entry}, and the values of ${name}-topics in ${TAXONOMY}; then npm run content:check.`,
        `Add ${address} to tests/support/knownPaths.ts, and to the groups in src/app/siteAddresses.test.ts: both are written out apart from the route table.`,
        'Translate the names in labels.ts: npm run i18n says which.',
      ],
    };
  },
};
