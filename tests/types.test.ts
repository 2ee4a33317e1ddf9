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
    'src/server/render/describeLinks.ts',
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
