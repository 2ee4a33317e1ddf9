import { readFileSync } from 'node:fs';
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

test.each(WRITTEN_LOCALES)('%s: every line of the flow leads to a block that is there', (locale) => {
  const flow = JSON.parse(read(`public/files/voicebot-course/order-line.${locale}.json`)) as {
    language: string;
    blocks: readonly { id: string }[];
  };
  const ids = flow.blocks.map(({ id }) => id);
  const goals: string[] = [];
  JSON.stringify(flow, (key, value: unknown) => {
    if (['next', 'to', 'afterLimit'].includes(key) && typeof value === 'string') goals.push(value);
    return value;
  });
  expect(flow.language).toBe(locale);
  expect(goals.length).toBeGreaterThan(10);
  expect(goals.filter((goal) => !ids.includes(goal))).toEqual([]);
});

test.each(WRITTEN_LOCALES)('%s: there are twenty test calls, each with the exit it should take', (locale) => {
  const [head, ...lines] = cells(read(`public/files/voicebot-course/test-calls.${locale}.csv`));
  expect(head).toHaveLength(4);
  expect(lines.map(([number]) => Number(number))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(lines.filter(([, words, exit]) => !words || !exit)).toEqual([]);
});
