import { copyRepository, type RepositoryCopy } from '#tests/support/repositoryCopy.ts';

/** What the type checker must find out: each is tried on a copy of the repository, as a developer would write it. */

/** Where the tables by language and site are, and the route table with what it names. */
const TABLES = [
  'config',
  'src/app/routes.ts',
  'src/server/pageMiddleware.ts',
  'src/content/schemas/fileSchemas.ts',
  'src/server/render/alternates.ts',
  'src/server/render/fonts.ts',
  'src/content/facts/formatFigure.ts',
  'src/content/language/findFigures.ts',
  'src/content/language/glossarySchema.ts',
];

/** From here everything is reached that is paired by a folder, and the route table. */
const ALL = [
  ...TABLES,
  'src/app/registry/blocks.ts',
  'src/app/registry/templates.ts',
  'src/app/registry/templateServers.gen.ts',
  'src/app/registry/entryKinds.ts',
  'src/server/render/createPages.ts',
  'src/pages',
  'src/collections',
];

let copy: RepositoryCopy;

beforeAll(async () => {
  copy = await copyRepository({ parts: ['config', 'src', 'package.json', 'tsconfig.json'] });
});
afterEach(() => copy.restore());
afterAll(() => copy.remove());

const filesOf = (errors: readonly string[]) => [...new Set(errors.map((line) => line.split('(')[0]))].sort();

const FRENCH = `fr: {
    code: 'fr',
    file: 'fr',
    iso: 'fr-FR',
    name: 'Français',
    consoleLang: 'en',
    script: 'latin',
    dollar: 'code',
    docsApi: 'fr',
  },
  xa: {`;

test('a language or a site that some table does not know is found in every such table', async () => {
  await copy.edit('config/locales.ts', "['en', 'es', 'pt', 'ru'] as const", "['en', 'es', 'pt', 'ru', 'fr'] as const");
  await copy.edit('config/locales.ts', 'xa: {', FRENCH);
  await copy.edit(
    'config/siteKeys.ts',
    "['main', 'ru', 'kz', 'es', 'pt']",
    "['main', 'ru', 'kz', 'es', 'pt', 'latam']",
  );
  const errors = await copy.typeErrors(TABLES);
  expect(filesOf(errors)).toEqual([
    'config/company.ts',
    'config/sites.ts',
    'src/content/facts/createFacts.ts',
    'src/content/facts/formatFigure.ts',
    'src/content/language/findFigures.ts',
    'src/content/language/glossarySchema.ts',
    'src/content/schemas/fileSchemas.ts',
    'src/server/render/alternates.ts',
    'src/shared/text/perLocale.ts',
    'src/shared/text/typography/typography.ts',
  ]);
  expect(errors.filter((line) => line.startsWith('config/company.ts'))).toHaveLength(3);
});

test('a code without a row, a row under the name of another, a language of a site without its hreflang: all are found', async () => {
  await copy.edit('config/locales.ts', "['en', 'es', 'pt', 'ru'] as const", "['en', 'es', 'pt', 'ru', 'fr'] as const");
  await copy.edit('config/sites.ts', "ru: { key: 'ru'", "ru: { key: 'kz'");
  await copy.edit('config/sites.ts', "locales: ['en', 'es', 'pt'],", "locales: ['en', 'es', 'pt', 'ru'],");
  const errors = (await copy.typeErrors(TABLES)).join('\n');
  expect(errors).toMatch(/config\/locales\.ts.*Property 'fr' is missing/);
  expect(errors).toMatch(/config\/sites\.ts.*'"kz"' is not assignable to type '"ru"'/);
  expect(errors).toMatch(/alternates\.ts.*/);
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
    'src/blocks/entries/server.ts',
    "from: 'moment'",
    "from: 'content'",
    /entries\/server\.ts.*Property 'list' does not exist/,
  ],
  [
    'a type in its schema that is not the folder’s',
    'src/blocks/logos/schema.ts',
    "blockSchema('logos'",
    "blockSchema('marks'",
    /logos\/block\.ts.*'"logos"' is not assignable to type '"marks"'/,
  ],
];

/** Each in another template. */
const MISPAIRED_TEMPLATES: readonly Change[] = [
  [
    'another template’s view',
    'src/pages/legal/template.ts',
    "'#src/pages/legal/Legal.tsx'), {\n    resolveComponent: (module) => module.Legal",
    "'#src/pages/promo/Promo.tsx'), {\n    resolveComponent: (module) => module.Promo",
    /legal\/template\.ts.*LoadableComponent/,
  ],
  [
    'a view that asks for a setting that its schema does not have',
    'src/pages/comparison/schema.ts',
    'settings: {\n      comparison: z',
    'settings: {\n      compared: z',
    /comparison\/Comparison\.tsx.*Property 'comparison' does not exist/,
  ],
  [
    'a view that draws a slot that there is not',
    'src/pages/platform/Platform.tsx',
    '{slots.head}',
    '{slots.top}',
    /platform\/Platform\.tsx.*Property 'top' does not exist/,
  ],
  [
    'a slot that says not what stands in it',
    'src/pages/solution/template.ts',
    ", end: { of: ['cta'], most: 1 }",
    '',
    /solution\/template\.ts.*Property 'end' is missing/,
  ],
  [
    'a template without the slot for all others',
    'src/pages/thank-you/template.ts',
    ", body: 'others'",
    '',
    /thank-you\/template\.ts.*Property 'body' is missing/,
  ],
  [
    'a server part that fills in something else',
    'src/pages/listing/server.ts',
    'listing: {',
    'listing: [], lists: {',
    /listing\/server\.ts.*TS2322/,
  ],
  [
    'a server part that takes what it does not name',
    'src/pages/industry/server.ts',
    "from: 'moment'",
    "from: 'content'",
    /industry\/server\.ts.*'MomentFacts/,
  ],
  [
    'a name that is not the folder’s',
    'src/pages/kit/schema.ts',
    "templateSchema(\n  'kit'",
    "templateSchema(\n  'kits'",
    /kit\/template\.ts.*'"kit"' is not assignable to type '"kits"'/,
  ],
];

const MISPAIRED_LISTS: readonly Change[] = [
  [
    'a facet that no field answers',
    'src/collections/posts/server.ts',
    "category: 'category', tag: 'tags'",
    "category: 'category'",
    /posts\/server\.ts.*Property 'tag' is missing/,
  ],
  [
    'a facet that visitors are shown, and that has no name',
    'src/collections/cases/labels.ts',
    '  channels: { name: msg`Channel`, all: msg`All channels` },\n',
    '',
    /cases\/labels\.ts.*Property 'channels' is missing/,
  ],
  [
    'a summary that is not what the schema says',
    'src/collections/cases/schema.ts',
    'sample: z.boolean() },',
    'sample: z.string() },',
    /cases\/(server|CaseCard)\.tsx?.*TS2322/,
  ],
  [
    'a template that there is not',
    'src/collections/posts/schema.ts',
    "template: 'article'",
    "template: 'articel'",
    /entryKinds\.ts.*"articel"|entryKinds\.ts.*TS2322/,
  ],
];

/** What is in the route table, and what keys of pages are made of. */
const MISNAMED: readonly Change[] = [
  [
    'a middleware name without a function',
    'src/app/middlewareNames.ts',
    '[] as const',
    "['signed', 'dated'] as const",
    /src\/server\/pageMiddleware\.ts.*missing/,
  ],
  [
    'a misspelt middleware name in the route table',
    'src/app/routes.ts',
    "{ path: '/documents',",
    "{ path: '/documents', middleware: ['singed'],",
    /src\/app\/routes\.ts.*"singed"/,
  ],
  [
    'a pattern, of which no key may be made',
    'src/app/routes.ts',
    "{ path: '/verification',",
    "{ path: '/verification', query: { q: /./ },",
    /src\/app\/routes\.ts.*RegExp/,
  ],
  [
    'a query that only looks right',
    'src/server/render/pageKey.ts',
    'keyWith({ site, address }, query)',
    'keyWith({ site, address }, address.search)',
    /src\/server\/render\/pageKey\.ts.*'ClosedQuery'/,
  ],
  [
    'lists of which the queries are open',
    'src/server/render/createPages.ts',
    'readonly lists: () => OfferedLists',
    'readonly lists: () => QueryLists',
    /src\/server\/render\/createPages\.ts.*(OfferedLists|not assignable)/,
  ],
];

describe('what does not compile, all in one copy', () => {
  const changes = [...MISPAIRED, ...MISPAIRED_TEMPLATES, ...MISPAIRED_LISTS, ...MISNAMED];
  let errors = '';

  beforeAll(async () => {
    for (const [, file, from, to] of changes) await copy.edit(file, from, to);
    await copy.edit('src/server/render/createPages.ts', 'type OfferedLists }', 'type QueryLists }');
    errors = (await copy.typeErrors(ALL)).join('\n');
  });

  test.each(changes)('%s', (_what, _file, _from, _to, error) => {
    expect(errors).toMatch(error);
  });

  test('the registry of the blocks says so, too', () => {
    expect(errors).toMatch(/app\/registry\/blocks\.ts/);
  });
});

// By itself: the registry, where this is found, says of what is wrong no more than the first.
test('a slot for a block that there is not does not compile', async () => {
  await copy.edit('src/pages/contact/template.ts', "'timeline', ", "'timelime', ");
  const errors = await copy.typeErrors(['src/app/registry/templates.ts']);
  expect(filesOf(errors)).toEqual(['src/app/registry/templates.ts']);
});
