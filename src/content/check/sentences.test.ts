import { pageParts } from '#src/app/registry/pageParts.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';

/** What an editor reads of a file that is wrong: each sentence to the letter, as nothing else shows that it is one. */

const { schemaOf } = createContentKinds(pageParts);
const DESCRIPTION = 'meta_description: A description that is long enough to be worth showing in a list.';
const EN = 'pages/x/en.yaml';
const PAGE = 'pages/x/page.yaml';
const LABEL = 'label: { en: a, es: b, pt: c, ru: d }';

/** A page whose blocks begin in line 4. */
const page = (blocks: string, title = 'X') => `title: ${title}\n${DESCRIPTION}\nblocks:\n${blocks}\n`;
const text = (body: string) => page(`  - { type: rich-text, id: a, body: ${body} }`);
const HERO = '  - type: hero\n    id: top\n    lead: L\n';

const explain = (file: string, source: string) =>
  parseFile(file, source, schemaOf(file)!).problems.map(describeProblem);

test.each([
  // Valid YAML in which a part of the text is lost.
  [
    EN,
    text('one, two'),
    'line 4, block "a" (rich-text), body: the comma ends the text; put the whole text in quotes: body: "one, two".',
  ],
  [
    EN,
    text('so, "so", he said'),
    `line 4, block "a" (rich-text), body: the comma ends the text; put the whole text in quotes: body: "so, so, he said".`,
  ],
  [
    EN,
    page(`${HERO}    title: We are #1`),
    'line 7, block "top" (hero), title: # begins a remark, and the text from there on is lost; put the whole text in quotes: title: "We are #1".',
  ],
  [
    EN,
    page('  - { type: cta, id: a, title: T, actions: [{ label: L, href: #form, theme: secondary }] }'),
    'line 4, block "a" (cta): # begins a remark, and the text from there on is lost; put the whole text in quotes: href: "#form".',
  ],
  [
    EN,
    page(`${HERO}    title: Press # to go on`),
    'line 7, block "top" (hero), title: # begins a remark, and the text from there on is lost; put the whole text in quotes: title: "Press # to go on".',
  ],
  [
    EN,
    page(`${HERO}    title: T\n    actions:\n      - label: L\n        href: #form`),
    'line 10, block "top" (hero), actions, entry 1, href: # begins a remark, and the text from there on is lost; put the whole text in quotes: href: "#form".',
  ],
  [
    EN,
    text('#one'),
    'line 4, block "a" (rich-text): # begins a remark, and the text from there on is lost; put the whole text in quotes: body: "#one".',
  ],
  // No YAML.
  [
    EN,
    page('\t- { type: rich-text, id: a, body: one }'),
    'line 4: the line begins with a tab; write spaces instead, two for each step.',
  ],
  [
    EN,
    page('  - type: rich-text\n\t  id: a\n    body: one'),
    'line 5, block 1 (rich-text): the line begins with a tab; write spaces instead, two for each step.',
  ],
  [
    EN,
    page('  - { type: faq, id: a }', 'Voice: the best'),
    'line 1: a text with a colon in it must be in quotes: title: "Voice: the best".',
  ],
  [
    EN,
    text('"x'),
    'line 4, block "a" (rich-text): the quote " that begins the text is never closed; write " at its end, too.',
  ],
  [
    EN,
    page('  - { type: rich-text, id: a, body: x'),
    'line 4, block "a" (rich-text): the { is never closed; write } at the end.',
  ],
  [
    EN,
    page('  - { type: faq, id: a }', "'It's here'"),
    `line 1: the second ' ends the text; write '' for an apostrophe, or put the text in "…".`,
  ],
  [
    EN,
    page('  - { type: faq, id: a }', '"So "big""'),
    `line 1: the second " ends the text; write \\" for a quote within it, or put the text in '…'.`,
  ],
  [EN, page('  - { type: faq, id: a, id: b }'), 'line 4, block "a" (faq): "id" is written twice; keep one of them.'],
  [
    EN,
    'title: x\n  lead: y\n',
    'line 1: the lines below it are indented as if they were a part of it; indent them like this line.',
  ],
  [
    EN,
    page('  - type: faq\n    id: a\n     title: x'),
    'line 5, block 1 (faq): the lines below it are indented as if they were a part of it; indent them like this line.',
  ],
  [
    EN,
    'title\n',
    'line 1: is a text; write its fields, each as "name: value": title, longtitle, lead, menutitle, meta_description, og__description, study, action, job, webinar, blocks.',
  ],
  [
    EN,
    'title: x\nlead\nblocks: []\n',
    'line 2: this is neither "name: value" nor an entry that begins with "- "; is a colon with a space behind it missing?',
  ],
  // A value of another kind.
  [
    EN,
    page('  - { type: rich-text, id: a, body: x }', '42'),
    'line 1, title: 42 is no text as it stands; write it in quotes: "42".',
  ],
  [
    EN,
    page('  - { type: rich-text, id: a, body: x }', 'true'),
    'line 1, title: true is no text as it stands; write it in quotes: "true".',
  ],
  [
    EN,
    page('  - { type: rich-text, id: a, body: x }', '1.10'),
    'line 1, title: 1.10 is no text as it stands; write it in quotes: "1.10".',
  ],
  [EN, page('  - { type: rich-text, id: a, body: x }', ''), 'line 1, title: is empty; write a text.'],
  [EN, page('  - { type: rich-text, id: a, body: x }', '"  "'), 'line 1, title: is empty; write a text.'],
  [
    EN,
    page('  - { type: metrics, id: a, title: x, items: 42, note: x }'),
    'line 4, block "a" (metrics), items: is 42; write a list, with "- " before each entry.',
  ],
  [
    EN,
    page('  - { type: entries, id: a, collection: posts, title: x, empty: x, limit: few }'),
    'line 4, block "a" (entries), limit: is a text; write a number, without quotes.',
  ],
  [
    EN,
    page('  - { type: entries, id: a, collection: posts, title: x, empty: x, limit: 1.5 }'),
    'line 4, block "a" (entries), limit: 1.5 is no whole number; write one.',
  ],
  [
    EN,
    page('  - hero'),
    'line 4, block 1: is a text; write its fields, each as "name: value", the first of them "type".',
  ],
  [
    EN,
    `title: x\n${DESCRIPTION}\nblocks: none\n`,
    'line 3, blocks: is a text; write a list, with "- " before each entry.',
  ],
  [EN, `title: x\n${DESCRIPTION}\n`, 'line 1: "blocks" is missing; write a list, with "- " before each entry.'],
  [
    'menus.yaml',
    `header: [{ ${LABEL}, href: 42 }]`,
    'line 1, header, entry 1, href: 42 is no text as it stands; write it in quotes: "42".',
  ],
  [
    'menus.yaml',
    'header: [{ label: About, href: /about }]',
    'line 1, header, entry 1, label: is a text; write its fields, each as "name: value": en, es, pt, ru.',
  ],
  [
    'menus.yaml',
    `header: [{ ${LABEL}, submenu: 42 }]`,
    'line 1, header, entry 1, submenu: is 42; write its fields, each as "name: value": columns, footer, contacts.',
  ],
  // Names that are not known.
  [
    EN,
    page('  - { type: hero, id: a, titel: x, lead: x }'),
    'line 4, block "a" (hero): "titel" is no field here; did you mean "title"?',
  ],
  [
    EN,
    page('  - { type: rich-text, id: a, body: x, colour: red }'),
    'line 4, block "a" (rich-text): "colour" is no field here; the fields are type, id, nav, slot, sites, body.',
  ],
  [
    EN,
    page('  - { type: heroe, id: a }'),
    'line 4, block "a" (heroe), type: "heroe" is not known here; did you mean "hero"?',
  ],
  [
    'menus.yaml',
    `header: [{ ${LABEL}, hreff: /x }]`,
    'line 1, header, entry 1: "hreff" is no field here; did you mean "href"?',
  ],
  [
    'footer.yaml',
    `- { title: { en: a, es: b, pt: c, ru: d }, links: [{ ${LABEL}, brand: statuss }] }`,
    'line 1, entry 1, links, entry 1, brand: "statuss" is not known here; did you mean "status"?',
  ],
  [PAGE, 'template: homes', 'line 1, template: "homes" is not known here; did you mean "home"?'],
  [PAGE, 'template: home\nrobots: off', 'line 2, robots: "off" is not known here; write noindex.'],
  [
    PAGE,
    'layout: 3\ntemplate: home',
    'line 1, layout: 3 is not known here; write one of blank, dark, default, empty, kit, old, purple955, meta-kit, meta-main.',
  ],
  ['redirects.yaml', '- { from: /old }', 'line 1, entry 1: "to" is missing; write a text.'],
  [
    PAGE,
    'template: webinar\nwebinar: { startsAt: 2026-12-01T09:00:00+01:00, minutes: 45, join: https://example.com/a }',
    'line 2, webinar: "language" is missing; write one of en, es, pt, ru.',
  ],
  // Settings of a template, and of another one.
  [PAGE, 'template: comparison', 'line 1: "comparison" is missing; write its fields, each as "name: value": checked.'],
  [
    PAGE,
    'template: landing\nparts: [/contacts]',
    'line 2: "parts" belongs to the template solution; take it away, or write that template.',
  ],
  [PAGE, 'template: solution\npart: [/contacts]', 'line 2: "part" is no field here; did you mean "parts"?'],
  [
    PAGE,
    'template: landing\ncolour: red',
    'line 2: "colour" is no field here; the fields are template, layout, robots, draft, publishAt, until, languages.',
  ],
  [
    PAGE,
    'template: solution\nparts: /contacts',
    'line 2, parts: is a text; write a list, with "- " before each entry.',
  ],
  [PAGE, 'landing\n', 'line 1: is a text; write its fields, each as "name: value", the first of them "template".'],
  // Missing languages, sizes, formats.
  [
    'menus.yaml',
    'header: [{ label: { en: a, es: b, ru: d }, href: /x }]',
    'line 1, header, entry 1, label: the Portuguese text is missing; write it as pt: ….',
  ],
  [
    EN,
    page('  - { type: rich-text, id: a, body: x }', 'x'.repeat(80)),
    'line 1, title: has 80 characters; write at most 70.',
  ],
  [
    EN,
    'title: x\nmeta_description: Short\nblocks: [{ type: rich-text, id: a, body: x }]',
    'line 2, meta_description: has 5 characters; write at least 50.',
  ],
  [
    EN,
    page('  - { type: faq, id: a, title: x, items: [{ question: x, answer: x }] }'),
    'line 4, block "a" (faq), items: has 1 entry; write at least 2.',
  ],
  [
    EN,
    page('  - { type: entries, id: a, collection: posts, title: x, empty: x, limit: 99 }'),
    'line 4, block "a" (entries), limit: is 99; write at most 24.',
  ],
  [
    EN,
    page('  - { type: rich-text, id: A b, body: x }'),
    'line 4, block "A b" (rich-text), id: "A b" must be lower-case words joined by hyphens.',
  ],
  [
    EN,
    page('  - { type: rich-text, id: a, body: x }\n  - { type: rich-text, id: a, body: x }'),
    'line 5, block "a" (rich-text), id: "a" is used twice.',
  ],
  [
    PAGE,
    'template: home\npublishAt: tomorrow',
    'line 2, publishAt: "tomorrow" is no moment with its time zone; write it like 2026-12-01T09:00:00+01:00.',
  ],
  [
    PAGE,
    'template: comparison\ncomparison: { checked: 2026 }',
    'line 2, comparison, checked: is 2026; write it like 2026-12-01.',
  ],
])('%s %j: %s', (file, source, sentence) => {
  expect(explain(file, source)).toEqual([`${file}, ${sentence}`]);
});

test('a page without a template is told all of them', () => {
  const [sentence, ...more] = explain(PAGE, 'layout: dark');
  expect(sentence).toMatch(
    /^pages\/x\/page\.yaml, line 1: "template" is missing; write one of answer, article, .*, webinar\.$/,
  );
  expect(more).toEqual([]);
});

test('a block without a type is told all of them', () => {
  const [sentence, ...more] = explain(EN, page('  - { id: a }'));
  expect(sentence).toMatch(
    /^pages\/x\/en\.yaml, line 4, block "a": "type" is missing; write one of audio, badges, .*, use-cases\.$/,
  );
  expect(more).toEqual([]);
});
