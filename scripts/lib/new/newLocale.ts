import { globSync } from 'node:fs';
import path from 'node:path';
import { locales, LOCALE_CODES } from '#config/locales.ts';
import type { sites } from '#config/sites.ts';
import { SITE_KEYS } from '#config/siteKeys.ts';
import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import { countOf } from '../countOf.ts';
import { addLanguage } from './addLanguage.ts';
import type { Draft } from './createDraft.ts';
import { Refusal } from './Refusal.ts';
import type { Scaffold, ScaffoldRequest } from './Scaffold.ts';

const LABELS = [
  'content/menus.yaml',
  'content/footer.yaml',
  'content/taxonomy.yaml',
  'content/authors.yaml',
  'content/facts.yaml',
  'content/glossary.yaml',
];

/** How a language is set and writes its numbers: a row each, that of English to begin with. */
const WAYS_OF_WRITING = {
  'src/shared/text/typography/typography.ts': /(?<=const typography\b[^]*?)\n {2}en: \{[^]*?\n {2}\},/,
  'src/content/facts/formatFigure.ts': /(?<=const WRITING\b[^]*?)\n {2}en: [^\n]*/,
  'src/search/server/searchTerms.ts': /(?<=const STEMS\b[^]*?)\n {2}en: [^\n]*/,
  'src/content/language/findFigures.ts': /(?<=const NOTATION\b[^]*?)\n {2}en: \{[^]*?\n {2}\},/,
};
const SCRIPTS: Readonly<Record<string, string>> = { Latn: 'latin', Cyrl: 'cyrillic' };

/** docs/how-to/add-a-locale.md: the rows, the labels, and the catalog. */
export const newLocale: Scaffold = {
  takes: 'CODE',
  makes: 'a language: its rows, its labels in the menus, an empty catalog',
  options: {
    site: 'the site that serves it (main)',
    name: 'what its speakers call it (from the code)',
    iso: 'language and region (from the code): fr-FR',
  },
  plan(request) {
    const { name: code, options, draft, root } = request;
    if (!/^[a-z]{2}$/.test(code))
      throw new Refusal(`A language is named by its two letters (ISO 639-1), not “${code}”.`);
    if (LOCALE_CODES.some((known) => known === code)) throw new Refusal(`There is a language ${code} already.`);
    const site = options.site ?? 'main';
    const key = SITE_KEYS.find((known) => known === site);
    if (!key) throw new Refusal(`There is no site ${site}; the sites are ${SITE_KEYS.join(', ')}.`);
    addRows(request, code);
    serve(draft, code, key);
    const labels = [...LABELS, ...listRecords(root)];
    for (const file of labels) draft.rewrite(file, addLanguage(draft.read(file), code, Object.keys(locales)));
    const pages = globSync('content/*/**/page.yaml', { cwd: root });
    return {
      then: ['content:schema', 'contracts', 'i18n', 'typecheck'],
      left: [
        'Put its own facts into config/company.ts: phones, legal entity and hours are those of English.',
        `Write how "${code}" sets quotes, spaces and numbers in ${Object.keys(WAYS_OF_WRITING).join(', ')}: the rows are those of English.`,
        `Translate the labels "${code}" in ${LABELS.join(', ')} and the entries without pages: they are English.`,
        `Write ${code}.yaml in the ${countOf(pages.length, 'folder')} of pages below content: npm run translations -- export ${code} collects what there is to translate. A page without it is a 404 in that language, and npm run content:check names each.`,
        `Write the samples of the scenes below src/scenes/catalogue and the layout of phones in src/features/header/ContactFooter.tsx for "${code}": npm run typecheck names each that is missing.`,
        `Translate locales/${code}/messages.po: see docs/how-to/translate.md.`,
        'Extend the tables in config/sites.test.ts.',
      ],
    };
  },
};

/** @returns the entries without pages, as files: each has all languages in it */
const listRecords = (root: string): string[] =>
  Object.values(collectionDefinitions)
    .filter((definition) => !('entry' in definition))
    .flatMap(({ name }) => globSync(`content/${name}/*.yaml`, { cwd: root }))
    .map((file) => file.replaceAll(path.sep, '/'));

function addRows({ options, draft }: ScaffoldRequest, code: string) {
  const { script = '', region = '' } = new Intl.Locale(code).maximize();
  const letters = SCRIPTS[script];
  if (!letters)
    throw new Refusal(
      `The fonts have no letters for ${code} (${script}): add them to src/server/render/fonts.ts first.`,
    );
  const called = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const name = options.name ?? called.charAt(0).toUpperCase() + called.slice(1);
  const english = new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  const iso = readIso(options.iso ?? `${code}-${region}`, code);
  const row = `  ${code}: { code: '${code}', file: '${code}', iso: '${iso}', name: ${JSON.stringify(name)}, consoleLang: 'en', script: '${letters}', dollar: 'code', docsApi: '${code}' },`;
  draft.change('config/locales.ts', /(?<=WRITTEN_LOCALES = \[[^\]]*)\] as const/, (found) => `, '${code}'${found}`);
  draft.change('config/locales.ts', /\n {2}xa: \{/, (found) => `\n${row}${found}`);
  copyEnglish(draft, code);
  for (const [file, row] of Object.entries(WAYS_OF_WRITING))
    draft.change(file, row, (found) => `${found}${found.replace('en:', `${code}:`)}`);
  const field = `\n  ${code}: text.describe('In ${english}.'),`;
  draft.change('src/shared/text/perLocale.ts', /(?<=inEachLocale = \{[^}]*)\n\} satisfies/, (found) => field + found);
  const list = `\n  ${code}: patterns.describe('In ${english}.').optional(),`;
  draft.change(
    'src/content/language/glossarySchema.ts',
    /(?<=byLanguage = z\.strictObject\(\{[^}]*)\n\} satisfies/,
    (found) => list + found,
  );
}

/** One that is none would throw where a number or a date is written. */
function readIso(iso: string, code: string): string {
  if (/^[a-z]{2}-([A-Z]{2}|\d{3})$/.test(iso) && iso.startsWith(code)) return iso;
  throw new Refusal(`“${iso}” does not say “${code}” and a region: write --iso ${code}-CA, or ${code}-419.`);
}

/** The facts of the brand by variant: a region has some from the first day on, and they are at least true. */
function copyEnglish(draft: Draft, code: string) {
  for (const table of ['phones', 'entities', 'hours']) {
    draft.change('config/company.ts', new RegExp(`(?<=const ${table}\\b[^]*?)\\n  en: [^\\n]*`), (line) => {
      return `${line}${line.replace('en:', `${code}:`)}`;
    });
  }
}

function serve(draft: Draft, code: string, key: keyof typeof sites) {
  draft.change(
    'config/sites.ts',
    new RegExp(`(?<=key: '${key}',[^]*?locales: \\[[^\\]]*)\\]`),
    (found) => `, '${code}'${found}`,
  );
  const hreflang = /(?<=HREFLANG\b[^]*?\n)/;
  draft.change(
    'src/server/render/alternates.ts',
    new RegExp(`${hreflang.source}  ${key}: (\\{[^}]*\\}|'[^']*')`),
    (found) => {
      return found.endsWith('}') ? `${found.slice(0, -1).trimEnd()}, ${code}: '${code}' }` : found;
    },
  );
}
