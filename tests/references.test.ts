import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Comments name the rule they follow. Who reads one must find the rule: each name resolves to a heading of a document. */

const DOCUMENTS = {
  SPEC: 'docs/specification.md',
  DESIGN: 'docs/architecture.md',
  HARDENING: 'docs/hardening.md',
  VISUAL: 'docs/look.md',
} as const;
type Name = keyof typeof DOCUMENTS;

/** Documents that this repository does not have: what they said belongs into one of ours, or into the comment itself. */
const UNKNOWN = /\b(STACK|EXAMPLES|ROUTES|SCENES|GLOSSARY|COPY)(\.md|,? (part|trap|pain|fact)\b)/;
const REFERENCE =
  /\b(SPEC|DESIGN|HARDENING|VISUAL)\b(?:,? (parts?|facts?) (\d+(?:(?:, | and | to |–)\d+)*)|, ([a-z]+(?: calls)?))?/g;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs|css|md|ya?ml|po)$|^Dockerfile$|^\.ci\//.test(file))
  .filter((file) => !file.startsWith('content/') && file !== 'tests/references.test.ts');

interface Reference {
  readonly place: string;
  readonly name: Name;
  readonly text: string;
  readonly numbers: readonly string[];
  readonly topic: string | undefined;
}

function referencesOf(file: string): Reference[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(REFERENCE)].map(([text, name, , numbers, topic]) => ({
        place: `${file}:${String(index + 1)}`,
        name: name as Name,
        text,
        numbers: numbers?.match(/\d+/g) ?? [],
        topic,
      })),
    );
}

const references = files.flatMap(referencesOf);
const headings = Object.fromEntries(
  Object.entries(DOCUMENTS).map(([name, file]) => {
    const text = readFileSync(file, 'utf8');
    return [name, { text, titles: [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase()) }];
  }),
) as Record<Name, { text: string; titles: string[] }>;

function resolves({ name, text, numbers, topic }: Reference): boolean {
  const { text: document, titles } = headings[name];
  if (topic !== undefined) return titles.includes(topic);
  if (numbers.length === 0) return false;
  return numbers.every((number) =>
    text.includes('fact')
      ? new RegExp(`^${number}\\. `, 'm').test(document)
      : titles.some((title) => title.startsWith(`${number}. `)),
  );
}

test('the references are found at all', () => {
  expect(references.length).toBeGreaterThan(100);
});

test('every reference to a rule leads to its heading', () => {
  expect(references.filter((reference) => !resolves(reference)).map(({ place, text }) => `${place}: ${text}`)).toEqual(
    [],
  );
});

test('no reference names a document that is not here', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (UNKNOWN.test(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
