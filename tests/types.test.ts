import { copyRepository, type RepositoryCopy } from '#tests/support/repositoryCopy.ts';

/** What the type checker must find out: each is tried on a copy of the repository, as a developer would write it. */

/** Where the tables by language and site are, and the route table with what it names. */
const TABLES = [
  'config',
  'src/app/routes.ts',
  'src/server/pageMiddleware.ts',
  'src/content/document.ts',
  'src/server/render/describeLinks.ts',
  'src/server/render/fonts.ts',
  'src/content/facts/formatFigure.ts',
  'src/content/language/findFigures.ts',
  'src/content/language/glossarySchema.ts',
];

let copy: RepositoryCopy;

beforeEach(async () => {
  copy = await copyRepository(['config', 'src', 'package.json', 'tsconfig.json']);
});
afterEach(() => copy.remove());

const filesOf = (errors: readonly string[]) => [...new Set(errors.map((line) => line.split('(')[0]))].sort();

const FRENCH = `fr: {
    code: 'fr',
    file: 'fr',
    iso: 'fr-FR',
    name: 'Français',
    consoleLang: 'en',
    script: 'latin',
    docsApi: 'fr',
  },
  xa: {`;

test('as it is, the types are right', async () => {
  expect(await copy.typeErrors(TABLES)).toEqual([]);
});

test('a language or a site that some table does not know is found in every such table', async () => {
  await copy.edit('config/locales.ts', "['en', 'es', 'pt', 'ru'] as const", "['en', 'es', 'pt', 'ru', 'fr'] as const");
  await copy.edit('config/locales.ts', 'xa: {', FRENCH);
  await copy.edit('config/sites.ts', "['main', 'ru', 'kz', 'es', 'pt']", "['main', 'ru', 'kz', 'es', 'pt', 'latam']");
  const errors = await copy.typeErrors(TABLES);
  expect(filesOf(errors)).toEqual([
    'config/brand.ts',
    'config/sites.ts',
    'src/content/document.ts',
    'src/content/facts/formatFigure.ts',
    'src/content/language/findFigures.ts',
    'src/content/language/glossarySchema.ts',
    'src/server/render/describeLinks.ts',
    'src/shared/typography/typography.ts',
  ]);
  expect(errors.filter((line) => line.startsWith('config/brand.ts'))).toHaveLength(3);
});

test('a code without a row, a row under the name of another, a language of a site without its hreflang: all are found', async () => {
  await copy.edit('config/locales.ts', "['en', 'es', 'pt', 'ru'] as const", "['en', 'es', 'pt', 'ru', 'fr'] as const");
  await copy.edit('config/sites.ts', "ru: { key: 'ru'", "ru: { key: 'kz'");
  await copy.edit('config/sites.ts', "locales: ['en', 'es', 'pt'],", "locales: ['en', 'es', 'pt', 'ru'],");
  const errors = (await copy.typeErrors(TABLES)).join('\n');
  expect(errors).toMatch(/config\/locales\.ts.*Property 'fr' is missing/);
  expect(errors).toMatch(/config\/sites\.ts.*'"kz"' is not assignable to type '"ru"'/);
  expect(errors).toMatch(/describeLinks\.ts.*/);
});

test('a misspelt middleware name in the route table is found, and a name without a function', async () => {
  await copy.edit('src/app/middlewareNames.ts', '[] as const', "['signed', 'dated'] as const");
  await copy.edit('src/app/routes.ts', "{ path: '/documents',", "{ path: '/documents', middleware: ['singed'],");
  const errors = (await copy.typeErrors(TABLES)).join('\n');
  expect(errors).toMatch(/src\/app\/routes\.ts.*"singed"/);
  expect(errors).toMatch(/src\/server\/pageMiddleware\.ts.*missing/);
});

type Change = readonly [what: string, file: string, from: string, to: string, error: RegExp];

/** Each in another block. */
const MISPAIRED: readonly Change[] = [
  [
    'another block’s view',
    'src/blocks/quote/block.ts',
    "'#src/blocks/quote/Quote.tsx'), {\n    resolveComponent: (module) => module.Quote",
    "'#src/blocks/hero/Hero.tsx'), {\n    resolveComponent: (module) => module.Hero",
    /quote\/block\.ts.*'LoadableComponent<\{ type: "hero"/,
  ],
  [
    'another block’s schema',
    'src/blocks/steps/block.ts',
    "typeof stepsSchema>({\n  type: 'steps'",
    "typeof import('#src/blocks/faq/schema.ts').faqSchema>({\n  type: 'faq'",
    /steps\/block\.ts.*'LoadableComponent<\{ type: "steps"/,
  ],
  [
    'a view without what fills it in',
    'src/blocks/price-list/block.ts',
    ', typeof priceListServer>',
    '>',
    /price-list\/block\.ts.*'LoadableComponent<PriceListBlock>'/,
  ],
  [
    'a server part that fills in less than the view asks for',
    'src/blocks/downloads/server.ts',
    "Pick<DownloadsBlock, 'items'>",
    '{ items: { href: string }[] }',
    /downloads\/block\.ts.*'LoadableComponent<\{ type: "downloads"/,
  ],
  [
    'a server part that fills in something else than it says',
    'src/blocks/lesson/server.ts',
    "Pick<LessonBlock, 'place'>",
    "Pick<LessonBlock, 'goal'>",
    /lesson\/server\.ts.*TS2322/,
  ],
  [
    'a server part that takes what it does not name',
    'src/blocks/post-cards/server.ts',
    "from: 'moment'",
    "from: 'content'",
    /post-cards\/server\.ts.*Property 'now' does not exist/,
  ],
  [
    'a type in its schema that is not the folder’s',
    'src/blocks/logos/schema.ts',
    "blockSchema('logos'",
    "blockSchema('marks'",
    /logos\/block\.ts.*'"logos"' is not assignable to type '"marks"'/,
  ],
];

test('a block that is wrongly paired does not compile', async () => {
  for (const [, file, from, to] of MISPAIRED) await copy.edit(file, from, to);
  const errors = (await copy.typeErrors(['src/app/registry/blocks.ts'])).join('\n');
  for (const [what, , , , error] of MISPAIRED) expect([what, errors]).toEqual([what, expect.stringMatching(error)]);
  expect(errors).toMatch(/app\/registry\/blocks\.ts/);
});
