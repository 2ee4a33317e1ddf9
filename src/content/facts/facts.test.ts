import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { readContent } from '#src/content/readContent.ts';
import { createContentFolder, pageFile, pageFiles, snapshotOf, testParts } from '#tests/support/contentFolder.ts';

const WORDS = "{ en: 'up to {value} kbit/s', es: '{value} kbit/s', pt: '{value} kbit/s', ru: 'до {value} кбит/с' }";
const fact = (fields: string) => `{ about: A, source: S, asOf: 2026-01-01, ${fields} }`;
const FACTS = `facts:
  pause: ${fact('value: 640, unit: millisecond')}
  seats: ${fact('value: 12')}
  speed: ${fact(`value: 100, words: ${WORDS}`)}
  land: ${fact("words: { en: 'the U.S.', es: b, pt: c, ru: США }")}
  odd: ${fact("words: { en: 'a < b & c', es: b, pt: c, ru: d }")}
`;
const page = (title: string) =>
  pageFiles('pages/about', 'About', undefined, `  - { type: note, id: n, title: '${title}' }`);
const titleOf = ({ documents }: Awaited<ReturnType<typeof snapshotOf>>, locale: 'en' | 'ru' = 'en', path = '/about') =>
  (documents.get(path)?.locales[locale]?.blocks[0] as unknown as { title: string }).title;
const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '^');

test.each([
  ['((pause))', '640_milliseconds', '640_миллисекунд'],
  ['((pause.short)), not ((pause.number))', '640_ms, not 640', '640_мс, not 640'],
  ['((seats)) seats', '12 seats', '12_seats'],
  ['((seats)) мест', '12 мест', '12_мест'],
  ['((speed))', 'up to 100_kbit/^s', 'до_100_кбит/^с'],
  ['From ((land)). Yes', 'From the U.S. Yes', 'From США. Yes'],
  ['(a (b)) and ((nothing here', '(a (b)) and ((nothing here', '(a_(b)) and ((nothing here'],
])('%s is written as each language has it', async (written, english, russian) => {
  const snapshot = await snapshotOf({ 'facts.yaml': FACTS, ...page(written) });
  expect(snapshot.problems).toEqual([]);
  expect(visible(titleOf(snapshot))).toBe(english);
  expect(visible(titleOf(snapshot, 'ru'))).toBe(russian.replace('a_(', 'a ('));
});

test('code and markup stay as they are, and what a fact says is text', async () => {
  const body = '  - type: rich-text\n    id: b\n    body: |\n      **((seats))**, ((odd)), `((seats))`';
  const { documents } = await snapshotOf({
    'facts.yaml': FACTS,
    ...pageFiles('pages/about', 'About', undefined, body),
  });
  expect(documents.get('/about')?.locales.en?.blocks[0]).toMatchObject({
    body: '<p><strong>12</strong>, a &lt; b &amp; c, <code>((seats))</code></p>\n',
  });
});

test('a limit counts what is read, and not the reference', async () => {
  const title = `${'x'.repeat(62)} ((pause.short))`;
  const { problems } = await snapshotOf({
    'facts.yaml': FACTS,
    ...page('N'),
    'pages/about/en.yaml': pageFile(title, '  - { type: note, id: n, title: N }'),
  });
  expect(problems).toEqual([]);
});

test('menus and taxonomy name facts, too', async () => {
  const { menus } = await snapshotOf({
    'facts.yaml': FACTS,
    'menus.yaml': 'header:\n  - { href: /about, label: { en: ((seats)) a, es: ((seats)) b, pt: c, ru: d } }\n',
  });
  expect(menus.header[0]?.label).toEqual({ en: '12 a', es: '12 b', pt: 'c', ru: 'd' });
});

test('without a facts file there are no facts; a broken one that was never good is named', async () => {
  expect((await snapshotOf(page('N'))).facts.facts).toEqual({});
  await expect(snapshotOf({ ...page('N'), 'facts.yaml': 'facts: { a: { about: A } }' })).rejects.toThrow(
    /no valid facts\.yaml[^]*facts\.yaml, line 1/,
  );
});

test.each([
  ['{ about: A, source: S, asOf: 2026-01-01 }', /needs a value, or words in every language/],
  [fact('words: { en: a, es: b, pt: c, ru: d }, unit: day'), /stands without a number/],
  [fact(`words: ${WORDS}`), /have {value} in them, and there is none/],
  [fact('value: 1, unit: fortnight'), /"fortnight" is not known here/],
])('a fact that says too little: %s', async (written, rule) => {
  await expect(snapshotOf({ ...page('N'), 'facts.yaml': `facts:\n  a: ${written}\n` })).rejects.toThrow(rule);
});

test('a changed fact changes the pages that name it, and no others; one that has gone changes none', async () => {
  const files = { 'facts.yaml': FACTS, ...page('((seats))'), ...pageFiles('pages/other', 'Other') };
  const folder = await createContentFolder(files);
  const [contentFiles, kinds] = [createContentFiles(folder.directory), createContentKinds(testParts)];
  const first = await readContent(contentFiles, kinds);
  await folder.write('facts.yaml', FACTS.replace('value: 12', 'value: 13'));
  const second = await readContent(contentFiles, kinds, { before: first });
  await folder.write('facts.yaml', FACTS.replace('seats:', 'chairs:'));
  const third = await readContent(contentFiles, kinds, { before: second });
  await folder.write('facts.yaml', FACTS.replace('value: 640', 'value: 600').replace('value: 12', 'value: 13'));
  const fourth = await readContent(contentFiles, kinds, { before: third });
  await folder.dispose();
  expect([first, second, third, fourth].map((snapshot) => titleOf(snapshot))).toEqual(['12', '13', '13', '13']);
  expect(second.documents.get('/other')).toBe(first.documents.get('/other'));
  expect(second.documents.get('/about')).not.toBe(first.documents.get('/about'));
});

test('a page whose fact brings the full stop of its sentence along stays as it is while the fact does', async () => {
  const folder = await createContentFolder({ 'facts.yaml': FACTS, ...page('From ((land)).') });
  const [contentFiles, kinds] = [createContentFiles(folder.directory), createContentKinds(testParts)];
  const first = await readContent(contentFiles, kinds);
  expect(titleOf(first)).toBe('From the U.S.');
  await folder.write('facts.yaml', FACTS.replace('value: 12', 'value: 13'));
  const second = await readContent(contentFiles, kinds, { before: first });
  await folder.dispose();
  expect(second.documents.get('/about')).toBe(first.documents.get('/about'));
});

test('a page that is edited to name no fact keeps its last good version', async () => {
  const folder = await createContentFolder({ 'facts.yaml': FACTS, ...page('((seats))') });
  const [contentFiles, kinds] = [createContentFiles(folder.directory), createContentKinds(testParts)];
  const first = await readContent(contentFiles, kinds);
  await folder.write('pages/about/en.yaml', pageFile('About en', "  - { type: note, id: n, title: '((saets))' }"));
  const second = await readContent(contentFiles, kinds, { before: first });
  await folder.dispose();
  expect(titleOf(second)).toBe('12');
});
