import { pageParts } from '#src/app/registry/pageParts.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';

/** What may be written without quotes: the sentences about what may not are in sentences.test.ts. */

const { schemaOf } = createContentKinds(pageParts);
const DESCRIPTION = 'meta_description: A description that is long enough to be worth showing in a list.';
const EN = 'pages/x/en.yaml';
const PAGE = 'pages/x/page.yaml';

const page = (blocks: string, title = 'X') => `title: ${title}\n${DESCRIPTION}\nblocks:\n${blocks}\n`;
const explain = (file: string, source: string) => parseFile(file, source, schemaOf(file)!).problems;

test.each([
  '# a remark on a line of its own',
  'title: "We are #1" # in quotes',
  'title: a#b',
  'blocks: # the sections\n  - { type: rich-text, id: b, body: x }',
  'title: X\n\n\n# one\n# two',
])('%j loses nothing', (source) => {
  const rest = page('  - { type: rich-text, id: a, body: "# A heading, with a comma" } # in braces').split('\n');
  const lines = rest.filter(
    (line) => !source.split('\n').some((own) => line.startsWith(`${own.split(':')[0] ?? ''}:`)),
  );
  const isWhole = source.startsWith('blocks');
  expect(explain(EN, `${source}\n${(isWhole ? rest.slice(0, 2) : lines).join('\n')}`)).toEqual([]);
});

test('a number, a day and a yes may have a remark behind them', () => {
  const settings =
    "template: webinar\npublishAt: 2026-12-01T09:00:00+01:00 # CET\nwebinar:\n  startsAt: '2026-12-01T09:00:00+01:00'\n  minutes: 45 # as planned\n  language: en\n  join: https://example.com/#room\n";
  expect(explain(PAGE, settings)).toEqual([]);
});

test('a text in a block scalar may hold anything', () => {
  expect(
    explain(
      EN,
      page(
        '  - type: rich-text\n    id: a\n    body: |\n      # A heading\n\n      Press # now, or\tlater: it is *yours*.',
      ),
    ),
  ).toEqual([]);
});

test('a text that begins with & is not robbed of its first word', () => {
  const [lost] = explain(EN, page('  - { type: rich-text, id: a, body: &Partners and friends call. }'));
  expect(lost).toMatchObject({
    rule: 'a text that begins with & must be in quotes: body: "&Partners and friends call."',
  });
  expect(explain(EN, page('  - { type: rich-text, id: a, body: "Research & development, R&D" }'))).toEqual([]);
  expect(explain(EN, page('  - { type: rich-text, id: a, body: Research & development }'))).toEqual([]);
});
