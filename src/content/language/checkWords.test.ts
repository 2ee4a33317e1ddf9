import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { pageFile, pageFiles, snapshotOf, wordsFile } from '#tests/support/contentFolder.ts';

const FACTS = `facts:
  pause: { about: A, value: 640, unit: millisecond, source: S, asOf: 2026-01-01 }
free:
  - { why: A standard., figures: [G.722, '911'] }
  - { why: An example of this page., pages: [/about], figures: ['1,000', '5%'] }
`;
const GLOSSARY = `terms:
  carrier:
    use: { en: carrier, es: operador, pt: operador, ru: оператор связи }
    never: { en: [operator*], pt: [operadora*] }
  desk:
    use: { en: agent desk, es: escritorio, pt: posto, ru: рабочее место оператора }
    never: { ru: [место оператора] }
    unless: { ru: [рабочее место оператора] }
forbidden:
  - { words: { en: [seamless*], ru: [бесшовн*] }, instead: say what it does }
names: [JavaScript]
`;
const GOOD = {
  'facts.yaml': FACTS,
  'glossary.yaml': GLOSSARY,
  ...pageFiles('pages/about', 'About'),
  ...pageFiles('pages/home', 'Home', 'template: home'),
};

async function check(locale: string, written: string, files: Record<string, string> = {}) {
  const page = pageFile(`About ${locale}`, `  - { type: note, id: note, title: '${written}' }`);
  const file = locale === 'en' ? page : wordsFile(page);
  const snapshot = await snapshotOf({ ...GOOD, [`pages/about/${locale}.yaml`]: file, ...files });
  return checkContent(snapshot, checkedSite, new Date('2026-06-01T00:00:00Z')).map(describeProblem);
}

const place = (locale: string) =>
  `pages/about/${locale}.yaml, line ${locale === 'en' ? '4' : '7'}, block "note" (note), title: `;

test.each([
  [
    'en',
    'Answers in 500 ms',
    '"500" is no fact; write it as ((its-id)) of facts.yaml, or list "500" there under free, with the reason.',
  ],
  [
    'es',
    'Responde en 1,5 s',
    '"1,5" is no fact; write it as ((its-id)) of facts.yaml, or list "1.5" there under free, with the reason.',
  ],
  [
    'en',
    'Now 10% less',
    '"10%" is no fact; write it as ((its-id)) of facts.yaml, or list "10%" there under free, with the reason.',
  ],
  [
    'en',
    'Team, highlight: true',
    '"highlight" is a field, and stands inside the text; close the quote before its comma.',
  ],
  ['en', 'In ((puase)) only', '((puase)) names no fact; did you mean ((pause))?'],
  [
    'en',
    'In ((pause.long)) only',
    '((pause.long)) names no fact; write ((pause)), or where it is a number ((pause.short)) or ((pause.number)).',
  ],
  ['en', 'In ((Other)) only', '((Other)) names no fact; write the id of one that facts.yaml has, or add it there.'],
  ['en', 'Your operators', '"operators" is not our word for it; write "carrier".'],
  ['pt', 'A sua Operadora', '"Operadora" is not our word for it; write "operador".'],
  ['ru', 'Место оператора', '"Место оператора" is not our word for it; write "рабочее место оператора".'],
  ['en', 'Works seamlessly', '"seamlessly" is not written here; say what it does.'],
  ['es', 'En javascript', '"javascript" is a name that is written in one way in all languages; write "JavaScript".'],
])('%s: %s', async (locale, written, sentence) => {
  expect(await check(locale, written)).toEqual([place(locale) + sentence]);
});

test.each([
  ['en', 'In ((pause.short)) over G.722, 911 too, on Nov 16, 2026 at 3:40 p.m. and 15:40'],
  ['en', 'Day 5 of weeks 2 to 4, 1,000 calls and 5%, the carrier, in JavaScript'],
  ['es', 'El 16 de noviembre de 2026 a las 15:40, semana 2, 1000 llamadas, 5 %'],
  ['pt', 'A 16 de novembro de 2026, às 15h40, dia 2, 1000 chamadas, 5%'],
  ['ru', '16 ноября 2026 в 15:40, день 2, 1000 звонков, 5 %, рабочее место оператора'],
])('%s: dates, moments, steps and what is free is let through: %s', async (locale, written) => {
  expect(await check(locale, written)).toEqual([]);
});

test('what is free on one page is free on no other', async () => {
  const other = pageFiles('pages/help', 'Help', undefined, '  - { type: note, id: note, title: 5% off }');
  const sentences = await check('en', 'Fine', other);
  expect(sentences).toHaveLength(4);
  expect(sentences[0]).toContain('pages/help/en.yaml, line 4, block "note" (note), title: "5%" is no fact');
});

test('of a long text the line is told, and code is no copy', async () => {
  const body =
    '  - type: rich-text\n    id: text\n    body: |\n      From 2026.\n\n      A **7** and `8`.\n\n      ```js\n      const a = 9;\n      ```';
  const page = pageFile('About en', body);
  const sentences = await check('en', '', { 'pages/about/en.yaml': page, ...onlyText(body) });
  expect(sentences.map((sentence) => sentence.slice(0, sentence.indexOf(';')))).toEqual(
    ['en', 'es', 'pt', 'ru'].map(
      (locale) =>
        `pages/about/${locale}.yaml, line ${locale === 'en' ? '9' : '10'}, block "text" (rich-text), body: "7" is no fact`,
    ),
  );
});

/** All languages have the same blocks. */
const onlyText = (body: string) =>
  Object.fromEntries(
    ['es', 'pt', 'ru'].map((locale) => [`pages/about/${locale}.yaml`, wordsFile(pageFile(`About ${locale}`, body))]),
  );

test('menus are held to the same', async () => {
  const menu = 'header:\n  - { href: /about, label: { en: Seamless, es: A, pt: A operadora, ru: Б } }\n';
  expect(await check('en', 'Fine', { 'menus.yaml': menu })).toEqual([
    'menus.yaml, line 2, header, entry 1, label, en: "Seamless" is not written here; say what it does.',
    'menus.yaml, line 2, header, entry 1, label, pt: "operadora" is not our word for it; write "operador".',
  ]);
});
