import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { WRITTEN_LOCALES } from '#config/locales.ts';

/** The files that pages offer must say what the pages say: both are written by hand. */

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Cells of a CSV file with quoted cells, without its byte order mark, which spreadsheets need for other letters. */
function cells(csv: string): string[][] {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    ),
  );
}

const COMPARISON = 'content/pages/promo/genesys-alternative';

interface Block {
  readonly id: string;
  readonly type: string;
  readonly rows?: readonly { label: string; verify: string }[];
}

interface Comparison {
  /** A list in English, by id in the other languages. */
  readonly blocks: Readonly<Record<string, Block>>;
}

test.each(WRITTEN_LOCALES)('%s: the checklist has the lines of the comparison', (locale) => {
  const [english, own] = ['en', locale].map((name) => parse(read(`${COMPARISON}/${name}.yaml`)) as Comparison);
  const block = Object.values(english?.blocks ?? {}).find(({ type }) => type === 'compare');
  const { rows = [] } = (locale === 'en' ? block : own?.blocks[block?.id ?? '']) ?? {};
  expect(rows.length).toBeGreaterThan(5);
  const [, ...lines] = cells(read(`public/files/contact-center-checklist/checklist.${locale}.csv`));
  expect(lines.map(([label, verify]) => ({ label, verify }))).toEqual(
    rows.map(({ label, verify }) => ({ label, verify })),
  );
});

const FILES = 'public/files';

/** The files of all courses, each beside the page it belongs to: one flow and one test sheet, and what else there is. */
const courses = readdirSync(path.join(root, FILES)).filter((name) => name.endsWith('-course'));
const offered = courses.flatMap((course) =>
  readdirSync(path.join(root, FILES, course)).map((name) => `${course}/${name}`),
);
const flows = offered.filter((name) => name.endsWith('.json'));
const sheets = offered.filter((name) => name.endsWith('.csv'));
const localeOf = (name: string) => name.split('.').at(-2);

interface Flow {
  readonly language: string;
  readonly blocks: readonly { readonly id: string; readonly type: string }[];
}

/** The blocks that the lines of a flow lead to. */
function goals(flow: Flow): string[] {
  const found: string[] = [];
  JSON.stringify(flow, (key, value: unknown) => {
    if (['next', 'to', 'afterLimit'].includes(key) && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

test.each(courses)('%s: has its files in each language', (course) => {
  const names = offered.filter((name) => name.startsWith(`${course}/`));
  const stems = new Set(names.map((name) => name.replace(/\..*$/, '')));
  const missing = [...stems].flatMap((stem) =>
    WRITTEN_LOCALES.filter((locale) => !names.some((name) => name.startsWith(`${stem}.${locale}.`))),
  );
  expect(missing).toEqual([]);
  for (const kind of ['json', 'csv']) expect(names.filter((name) => name.endsWith(`.${kind}`))).not.toEqual([]);
});

test.each(flows)('%s: every line of the flow leads to a block that is there', (name) => {
  const flow = JSON.parse(read(`${FILES}/${name}`)) as Flow;
  const ids = flow.blocks.map(({ id }) => id);
  const led = goals(flow);
  expect(flow.language).toBe(localeOf(name));
  expect(led.length).toBeGreaterThan(8);
  expect(led.filter((goal) => !ids.includes(goal))).toEqual([]);
  // A call begins at a number, or is made by the flow; no other block may stand alone.
  expect(ids.slice(1).filter((id) => !led.includes(id))).toEqual([]);
});

test.each(flows)('%s: has the blocks of the English one', (name) => {
  const [own, english] = [name, name.replace(/\.[a-z]{2}\.json$/, '.en.json')].map(
    (file) => (JSON.parse(read(`${FILES}/${file}`)) as Flow).blocks,
  );
  const names = (blocks: Flow['blocks'] = []) => blocks.map(({ id, type }) => `${id}: ${type}`);
  expect(names(own)).toEqual(names(english));
});

test.each(sheets)('%s: a spreadsheet reads it, and no line is cut short', (name) => {
  const csv = read(`${FILES}/${name}`);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const [head, ...lines] = cells(csv);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter(({ length }) => length !== head?.length)).toEqual([]);
  expect(lines).toHaveLength(cells(read(`${FILES}/${name.replace(/\.[a-z]{2}\.csv$/, '.en.csv')}`)).length - 1);
});

test.each(sheets.filter((name) => name.includes('/test-')))(
  '%s: its lines are numbered, and each says what to do and what should happen',
  (name) => {
    const [, ...lines] = cells(read(`${FILES}/${name}`));
    expect(lines.map(([number]) => Number(number))).toEqual(lines.map((_, index) => index + 1));
    // The last column is for whoever makes the calls.
    expect(lines.filter((line) => line.slice(1, -1).some((cell) => !cell) || line.at(-1))).toEqual([]);
  },
);

test.each(WRITTEN_LOCALES)('%s: there are twenty test calls of the voicebot, as the lesson says', (locale) => {
  expect(cells(read(`${FILES}/voicebot-course/test-calls.${locale}.csv`))).toHaveLength(21);
});
