import { readFileSync } from 'node:fs';
import { stylesKey } from '#src/app/joinedStyles.ts';
import { judgeLoads, weighVisits, type Budgets, type BuiltFiles, type ContentPage } from './firstVisits.ts';

const SIZES: Readonly<Record<string, number>> = {
  'main.js': 1000,
  'main.css': 100,
  'shared.js': 50,
  'page-plain.js': 10,
  'block-tabs.js': 20,
  'block-tabs.css': 2,
  'block-form.js': 40,
  'block-quote.js': 80,
  'block-quote.css': 8,
};
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  'page-plain': ['page-plain.js'],
  'block-tabs': ['shared.js', 'block-tabs.js', 'block-tabs.css'],
  'block-form': ['shared.js', 'block-form.js'],
  'block-quote': ['block-quote.js', 'block-quote.css'],
};
const built: BuiltFiles = {
  shell: ['main.js', 'main.css'],
  of: (chunk) => CHUNKS[chunk] ?? [],
  joined: new Map(),
  sizeOf: (file) => SIZES[file] ?? NaN,
};
const pageOf = (path: string, hydrated: string[], staticOnly: string[] = [], whenUsed: string[] = []): ContentPage => ({
  path,
  template: 'plain',
  chunks: { hydrated: ['page-plain', ...hydrated], whenUsed, staticOnly },
});

const bytesOf = (pages: readonly ContentPage[]) =>
  Object.fromEntries(
    weighVisits(pages, built).map(({ name, kind, path, bytes }) => [`${name} ${kind}`, [path, bytes]]),
  );

test('a page loads the scripts of what hydrates, and the styles of all that it shows, on top of the shell', () => {
  expect(bytesOf([pageOf('/a', ['block-tabs'], ['block-quote'])])).toEqual({
    'shell scripts': [undefined, 1000],
    'shell styles': [undefined, 100],
    'plain scripts': ['/a', 1000 + 10 + 50 + 20],
    'plain styles': ['/a', 100 + 2 + 8],
  });
});

test('styles that the build has joined are one file, whatever their order', () => {
  const joined: BuiltFiles = {
    ...built,
    joined: new Map([[stylesKey(['block-tabs.css', 'block-quote.css']), 'both.css']]),
    sizeOf: (file) => (file === 'both.css' ? 7 : built.sizeOf(file)),
  };
  const [both] = weighVisits([pageOf('/a', ['block-tabs'], ['block-quote'])], joined).slice(-1);
  expect(both).toMatchObject({ kind: 'styles', bytes: 100 + 7, files: ['main.css', 'both.css'] });
  const [one] = weighVisits([pageOf('/a', ['block-tabs'])], joined).slice(-1);
  expect(one?.files).toEqual(['main.css', 'block-tabs.css']);
});

test('of what comes when it is used a first visit loads the styles', () => {
  const bytes = bytesOf([pageOf('/a', [], [], ['block-tabs'])]);
  expect(bytes['plain scripts']).toEqual(['/a', 1000 + 10]);
  expect(bytes['plain styles']).toEqual(['/a', 100 + 2]);
});

test('what two chunks share is loaded once', () => {
  expect(bytesOf([pageOf('/a', ['block-tabs', 'block-form'])])['plain scripts']).toEqual([
    '/a',
    1000 + 10 + 50 + 20 + 40,
  ]);
});

test('of a template the heaviest page counts, for each kind its own', () => {
  const bytes = bytesOf([pageOf('/form', ['block-form']), pageOf('/quote', [], ['block-quote'])]);
  expect(bytes['plain scripts']?.[0]).toBe('/form');
  expect(bytes['plain styles']?.[0]).toBe('/quote');
});

const budgetOf = (scripts: number): Budgets => ({
  html: 20000,
  shell: { scripts: 1000, styles: 100 },
  templates: { plain: { scripts, styles: 110 } },
});
const judge = (budgets: Budgets) =>
  judgeLoads(weighVisits([pageOf('/a', ['block-tabs', 'block-form'])], built), budgets, built.sizeOf);

test('a budget may be used up', () => {
  expect(judge(budgetOf(1120))).toEqual([]);
});

test('one that is passed is told with template, page, kind, figure, budget and the five heaviest files', () => {
  expect(judge(budgetOf(1119))).toEqual([
    'The first visit of the template plain (/a) loads 1,120 bytes of scripts, 1 more than its budget of 1,119 in ' +
      'webpack/budgets.json. The heaviest files: main.js 1,000, shared.js 50, block-form.js 40, block-tabs.js 20, page-plain.js 10.',
  ]);
});

test('the shell has a budget of its own', () => {
  expect(judge({ ...budgetOf(1120), shell: { scripts: 999, styles: 100 } })).toEqual([
    expect.stringMatching(/^Every page loads 1,000 bytes of scripts, 1 more than its budget of 999 /),
  ]);
});

test('a template without a budget, and a budget without a template, are told', () => {
  const { shell, html } = budgetOf(0);
  expect(judge({ html, shell, templates: { gone: { scripts: 1, styles: 1 } } })).toEqual([
    expect.stringContaining('template plain (/a) loads 1,120 bytes of scripts, and webpack/budgets.json has no budget'),
    expect.stringContaining('template plain (/a) loads 102 bytes of styles, and webpack/budgets.json has no budget'),
    'webpack/budgets.json has a budget for the template gone, which no page has.',
  ]);
});

test('no budget goes beyond what a first visit may load of any template: 90 kB of scripts, 15 of styles, 20 of HTML', () => {
  const { html, shell, templates } = JSON.parse(readFileSync('webpack/budgets.json', 'utf8')) as Budgets;
  expect(html).toBeLessThanOrEqual(20_000);
  for (const { scripts, styles } of [shell, ...Object.values(templates)]) {
    expect(scripts).toBeLessThanOrEqual(90_000);
    expect(styles).toBeLessThanOrEqual(15_000);
  }
});
