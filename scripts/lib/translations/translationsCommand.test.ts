import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parsePo, stringifyPo, type PoItem } from 'pofile-ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { readContent } from '#src/content/readContent.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { runTranslationsCommand } from './translationsCommand.ts';

const HOME = 'pages/home/es.yaml';
const CONTENT = path.join(process.cwd(), 'content');

let cwd = '';
const copy = (...names: readonly string[]) => {
  for (const name of names) cpSync(path.join(CONTENT, name), path.join(cwd, 'content', name), { recursive: true });
};
const KIT = ['page', 'en', 'es', 'pt', 'ru'].map((name) => `pages/kit/${name}.yaml`);
// One page is enough for most tests: each command reads all that there are.
beforeEach(() => {
  cwd = mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  copy('pages/home', 'facts.yaml');
});
afterEach(() => rmSync(cwd, { recursive: true }));

const place = (name: string) => path.join(cwd, 'content', name);
const read = (name: string) => readFileSync(place(name), 'utf8');
const edit = (name: string, from: string, to: string) => {
  expect(read(name)).toContain(from);
  writeFileSync(place(name), read(name).replace(from, to));
};
function run(...args: string[]): string[] {
  const lines: string[] = [];
  runTranslationsCommand(args, { directory: path.join(cwd, 'content'), cwd, print: (line) => lines.push(line) });
  return lines;
}
const po = () => parsePo(readFileSync(path.join(cwd, 'es.po'), 'utf8'));
function editPo(change: (items: PoItem[]) => void): void {
  const file = po();
  change(file.items);
  writeFileSync(path.join(cwd, 'es.po'), stringifyPo(file));
}
function editText(change: (text: string) => string): void {
  const file = path.join(cwd, 'es.po');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
const at = (items: readonly PoItem[], context: string) => items.find(({ msgctxt }) => msgctxt === context)!;
const TITLE = `${HOME}#launch title`;
const stale = () => edit('pages/home/en.yaml', 'title: From a number to a live call', 'title: From a number to a call');

test('what is exported and imported again changes no letter of the files', () => {
  // Of each template some, which have all blocks of their kind.
  const pages = [
    'kit/formacion',
    'kit/pricing',
    'kit/promo/conversational-ai',
    'webinar/platform',
    'webinar/inb_eve_latam',
  ];
  copy(...KIT, ...pages.map((name) => `pages/${name}`));
  const before = ['es', 'pt', 'ru'].map((locale) => read(`pages/kit/${locale}.yaml`));
  run('export', 'es');
  expect(run('import', 'es.po')).toEqual([expect.stringMatching(/ 0 files written, 0 texts left to translate$/)]);
  expect(['es', 'pt', 'ru'].map((locale) => read(`pages/kit/${locale}.yaml`))).toEqual(before);
  expect(run('list')).toEqual(['0 to translate or to confirm']);
});

test('an export and an import say the same number of texts: a file that was cut between two of them has less', () => {
  const [exported] = run('export', 'es');
  const count = String(po().items.length);
  expect(exported).toBe(`1 page in es.po, ${count} texts`);
  expect(run('import', 'es.po')).toEqual([`${count} texts read, 0 files written, 0 texts left to translate`]);
  editPo((items) => items.splice(2));
  expect(run('import', 'es.po')).toEqual(['2 texts read, 0 files written, 0 texts left to translate']);
});

test('a message has its place, the words of the source and of the translation', () => {
  run('export', 'es', 'content/pages/home');
  const { headers, items } = po();
  expect(headers.Language).toBe('es');
  expect(at(items, TITLE)).toMatchObject({
    msgid: 'From a number to a live call',
    msgstr: ['Del número a la llamada real'],
    flags: {},
    references: [expect.stringMatching(/^content\/pages\/home\/en\.yaml:\d+$/)],
  });
  expect(items.every(({ msgctxt }) => msgctxt?.startsWith(HOME))).toBe(true);
  expect(items.map(({ msgctxt }) => msgctxt)).toContain(`${HOME}# title`);
});

test('what the source has changed is fuzzy with its block, and current again when it is imported', () => {
  stale();
  expect(run('list', 'es')).toEqual([`stale        content/${HOME}#launch`, '1 to translate or to confirm']);
  run('export', 'es', 'pages/home');
  expect(at(po().items, TITLE).flags).toEqual({ fuzzy: true });
  expect(run('import', 'es.po')).toEqual([expect.stringMatching(/ 0 files written, \d+ texts left/)]);
  editPo((items) => {
    for (const item of items) item.flags = {};
    at(items, TITLE).msgstr = ['De un número: a una "llamada"'];
  });
  const before = read(HOME).split('\n');
  expect(run('import', 'es.po')).toContain(`wrote content/${HOME}`);
  const changed = read(HOME)
    .split('\n')
    .filter((line, index) => line !== before[index]);
  expect(changed).toEqual([
    expect.stringMatching(/^ {4}from: [a-z]{8}$/),
    `    title: 'De un número: a una "llamada"'`,
  ]);
  expect(run('list', 'es')).toEqual(['0 to translate or to confirm']);
});

test('what was changed in a page since the export stays there, unless the file has another text for it too', () => {
  const [title, other] = ['    title: Del número a la llamada real', '    title: Otro'];
  run('export', 'es');
  edit(HOME, title, other);
  editPo((items) => (at(items, `${HOME}#build title`).msgstr = ['Otra cosa']));
  expect(run('import', 'es.po')).toEqual([
    `wrote content/${HOME}`,
    `kept content/${TITLE}: it was changed there since the export`,
    expect.stringMatching(/ 1 file written, 0 texts left to translate$/),
  ]);
  expect(read(HOME)).toContain(other);
  expect(read(HOME)).toContain('    title: Otra cosa');
  editPo((items) => (at(items, TITLE).msgstr = ['Nuevo']));
  expect(() => run('import', 'es.po')).toThrow('the page has another text since the export, “Otro”');
  editPo((items) => (at(items, TITLE).flags = { fuzzy: true }));
  expect(run('import', 'es.po')).toEqual([expect.stringMatching(/ 0 files written, 1 text left to translate$/)]);
  editPo((items) => Object.assign(at(items, TITLE), { flags: {}, extractedComments: [] }));
  expect(run('import', 'es.po')).toContain(`wrote content/${HOME}`);
  expect(read(HOME)).toContain('    title: Nuevo');
});

test('a file is gone on with after an import: what it has written there itself is nobody else’s', () => {
  run('export', 'es');
  for (const text of ['Uno', 'Dos']) {
    editPo((items) => (at(items, TITLE).msgstr = [text]));
    expect(run('import', 'es.po')[0]).toBe(`wrote content/${HOME}`);
    expect(read(HOME)).toContain(`    title: ${text}`);
  }
});

test('confirmed is what somebody has looked at', () => {
  stale();
  expect(run('confirm', `content/${HOME}#launch`, `content/${HOME}#top`)).toEqual(['1 file confirmed']);
  expect(run('list', 'es')).toEqual(['0 to translate or to confirm']);
  expect(run('list')).toHaveLength(3);
  run('confirm', 'content/pages/home/pt.yaml', 'content/pages/home/ru.yaml');
  expect(run('list')).toEqual(['0 to translate or to confirm']);
});

test('a block, an entry and a page that are new come with the import', async () => {
  copy(...KIT);
  rmSync(place('pages/kit/es.yaml'));
  edit(
    'pages/home/en.yaml',
    '  - type: favorite-posts',
    '  - { type: rich-text, id: new, body: "A **new** text" }\n  - type: favorite-posts',
  );
  edit(
    'pages/home/en.yaml',
    '      - title: Move traffic by share',
    '      - title: Look\n        text: Twice.\n      - title: Move traffic by share',
  );
  run('export', 'es');
  editPo((items) => {
    for (const item of items) {
      item.flags = {};
      if (item.msgstr[0] === '') item.msgstr = [`${item.msgid} (es)`.slice(0, 69)];
    }
    for (const item of items) if (item.msgctxt?.includes('pages/kit/es.yaml')) item.msgstr = [item.msgid];
    at(items, `${HOME}#new body`).msgstr = ['Un texto **nuevo**'];
  });
  run('import', 'es.po');
  expect(read(HOME)).toMatch(/ {2}new:\n {4}from: [a-z]{8}\n {4}body: Un texto \*\*nuevo\*\*\n {2}reading:/);
  expect(existsSync(place('pages/kit/es.yaml'))).toBe(true);
  expect(run('list', 'es')).toEqual(['0 to translate or to confirm']);
  copy('menus.yaml', 'footer.yaml', 'taxonomy.yaml', 'redirects.yaml');
  const files = createContentFiles(path.join(cwd, 'content'));
  const snapshot = await readContent(files, createContentKinds(pageParts));
  const sentences = checkContent(snapshot, checkedSite, new Date()).map(describeProblem);
  expect(sentences.filter((sentence) => /es\.yaml, .*(missing|has no words|entries)/.test(sentence))).toEqual([]);
});

test('what is not translated yet holds up its own block alone, and a page that has no file', () => {
  copy(...KIT);
  rmSync(place('pages/kit/es.yaml'));
  const block = '  - { type: rich-text, id: new, body: "((number-countries)) {count}" }\n';
  edit('pages/home/en.yaml', '  - type: favorite-posts', `${block}  - type: favorite-posts`);
  // What was wrong before is not the fault of the file.
  edit(HOME, '    title: Del número', '    colour: rojo\n    title: Del número');
  run('export', 'es');
  editPo((items) => {
    Object.assign(at(items, TITLE), { flags: { fuzzy: true }, msgstr: ['Otro'] });
    at(items, `${HOME}#launch items.0.title`).msgstr = ['Otra cosa'];
    at(items, `${HOME}#top lead`).msgstr = ['Más de ((number-countries.number)) países'];
    at(items, `${HOME}#new body`).msgstr = [' '];
    for (const item of items) if (item.msgctxt?.startsWith('pages/kit/es.yaml# ')) item.msgstr = [item.msgid];
  });
  expect(run('import', 'es.po')).toEqual([`wrote content/${HOME}`, expect.stringMatching(/ 1 file written, /)]);
  expect(read(HOME)).toContain('Otra cosa');
  editPo((items) => (at(items, TITLE).flags = {}));
  expect(run('import', 'es.po')[0]).toBe(`wrote content/${HOME}`);
  editPo((items) => (at(items, `${HOME}#new body`).msgstr = ['((number-countries))']));
  expect(() => run('import', 'es.po')).toThrow('{count} is missing, which the site fills in');
});

test('obsolete entries are not there, wherever they stand, nor what is remarked of them', () => {
  const gone = (field: string) => `#~ msgctxt "${HOME}#${field}"\n#~ msgid "Gone"\n#~ msgstr "Ido"\n`;
  run('export', 'es');
  editText((text) => {
    const entry = `\n#: ${po().items[1]?.references[0] ?? ''}\n`;
    expect(text).toContain(entry);
    return `${text.replace(entry, `\n#, fuzzy\n${gone('launch title')}${entry}`).trimEnd()}\n\n${gone('gone title')}`;
  });
  const before = read(HOME);
  expect(run('import', 'es.po')).toEqual([expect.stringMatching(/ 0 files written, 0 texts left to translate$/)]);
  expect(read(HOME)).toBe(before);
});

test.each<[string, (items: PoItem[]) => void, string]>([
  [
    'a place that is not there',
    (items) => (at(items, TITLE).msgctxt = `${HOME}#launhc title`),
    'there is no such text',
  ],
  [
    'a file that is not there',
    (items) => (at(items, TITLE).msgctxt = `pages/x/es.yaml#launch title`),
    'there is no such text',
  ],
  ['other words of the source', (items) => (at(items, TITLE).msgid = 'Other'), 'the source says something else today'],
  ['a fact that is none', (items) => (at(items, TITLE).msgstr = ['((puase))']), '((puase)) names no fact'],
  [
    'a fact that is lost',
    (items) => (at(items, `${HOME}#top lead`).msgstr = ['Llamadas en 60 países']),
    '((number-countries)) is missing, which the source names',
  ],
  [
    'a title that is too long',
    (items) => (at(items, `${HOME}# title`).msgstr = ['x'.repeat(71)]),
    'has 71 characters; write at most 70',
  ],
])('%s is refused, and nothing is written', (_name, change, message) => {
  run('export', 'es');
  editPo((items) => {
    at(items, `${HOME}#build title`).msgstr = ['Otra cosa'];
    change(items);
  });
  const before = read(HOME);
  expect(() => run('import', 'es.po')).toThrow(message);
  expect(read(HOME)).toBe(before);
});

test('what is wrong with a text is said with its line', () => {
  run('export', 'es');
  editPo((items) => (at(items, TITLE).msgid = 'Other'));
  const lines = readFileSync(path.join(cwd, 'es.po'), 'utf8').split('\n');
  const line = String(lines.indexOf(`msgctxt "${TITLE}"`) + 1);
  expect(() => run('import', 'es.po')).toThrow(
    `line ${line}, ${TITLE}: the source says something else today; take the entry out, import the rest`,
  );
});

test('a text that was confirmed without a fact of its source is corrected without it, one that is stale is not', () => {
  const LEAD = `${HOME}#top lead`;
  const correct = () => editPo((items) => (at(items, LEAD).msgstr = [`${at(items, LEAD).msgstr[0] ?? ''} Hoy.`]));
  edit(HOME, 'números de más de ((number-countries)) países', 'números de muchos países');
  run('export', 'es');
  correct();
  expect(run('import', 'es.po')).toContain(`wrote content/${HOME}`);
  edit('pages/home/en.yaml', 'For developers', 'For all developers');
  rmSync(path.join(cwd, 'es.po'));
  run('export', 'es');
  editPo((items) => (at(items, LEAD).flags = {}));
  expect(run('import', 'es.po')).toEqual([expect.stringMatching(/ 0 files written, /)]);
  correct();
  expect(() => run('import', 'es.po')).toThrow('((number-countries)) is missing, which the source names');
});

test.each([
  [['list', 'de'], 'There is no language de'],
  [['export', 'en', 'pages/home'], 'These pages are written in en'],
  [['export', 'es', 'pages/nowhere'], 'There is no page in content/pages/nowhere'],
  [['import', 'no.po'], 'There is no file no.po'],
  [['import', 'content'], 'There is no file content'],
  [['confirm', 'content/pages/home/en.yaml'], 'is no translation of a page'],
  [['confirm', `content/${HOME}#nothing`], 'has no block with the id "nothing"'],
  [[], 'npm run translations -- list'],
])('%j says what can be done', (args, message) => {
  expect(() => run(...args)).toThrow(message);
});

test('a file that is there is not overwritten: somebody may have worked in it', () => {
  run('export', 'es');
  expect(() => run('export', 'es')).toThrow('es.po is there already');
});
