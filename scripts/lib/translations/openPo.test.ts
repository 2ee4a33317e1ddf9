import { openPo } from './openPo.ts';

const FILE = `msgid ""
msgstr ""
"Language: es\\n"

#. page: brjmqcyq
#: content/pages/a/en.yaml:1
msgctxt "pages/a/es.yaml# title"
msgid "Calls"
msgstr "Llamadas"

#: content/pages/a/en.yaml:2
#, fuzzy
msgctxt "pages/a/es.yaml#top lead"
msgid ""
"Answered "
"in a year"
msgstr ""
"Contestadas "
"en un \\"año\\""
`;
const open = (text: string) => openPo(Buffer.from(text));
const MESSAGES = [
  {
    line: 7,
    context: 'pages/a/es.yaml# title',
    source: 'Calls',
    text: 'Llamadas',
    isFuzzy: false,
    mark: 'page: brjmqcyq',
  },
  {
    line: 13,
    context: 'pages/a/es.yaml#top lead',
    source: 'Answered in a year',
    text: 'Contestadas en un "año"',
    isFuzzy: true,
    mark: undefined,
  },
];

test('a message has its line, its place, both texts, and whether it is to be looked at', () => {
  expect(open(FILE)).toEqual({ locale: 'es', messages: MESSAGES });
});

test.each([
  ['a mark of the byte order', `\uFEFF${FILE}`],
  ['Windows line ends', FILE.replaceAll('\n', '\r\n')],
  ['what the source has said before', FILE.replace('msgctxt', '#| msgid "Call"\nmsgctxt')],
])('%s: nothing to the texts', (_name, text) => {
  expect(open(text).messages).toMatchObject(MESSAGES.map(({ line: _, ...message }) => message));
});

test('empty lines that are lost lose no message', () => {
  const lines = [5, 10];
  expect(open(FILE.replaceAll('\n\n', '\n')).messages).toEqual(
    MESSAGES.map((message, index) => ({ ...message, line: (lines[index] ?? 0) + 1 })),
  );
});

test.each<[string, BufferEncoding]>([
  ['Latin letters of one byte', 'latin1'],
  ['UTF-16', 'utf16le'],
])('a file in %s is refused: its letters would arrive as others', (_name, encoding) => {
  expect(() => openPo(Buffer.from(FILE, encoding))).toThrow('is not written in UTF-8');
});

test.each<[string, string, string, string | RegExp]>([
  ['a quote that is lost', '"Llamadas"', '"Llamadas', 'line 9: msgstr "Llamadas is no line of a PO file'],
  ['one too many', '"Llamadas"', '"Ll"amadas"', 'line 9: msgstr "Ll"amadas" is no line'],
  [
    'letters as numbers',
    '"Llamadas"',
    '"Llamadas \\303\\241"',
    'line 9: msgstr "Llamadas \\303\\241" has letters as numbers',
  ],
  ['lost text', 'msgstr "Llamadas"', 'Llamadas', 'line 9: Llamadas is no line'],
  ['a file cut in a text', 'en un \\"año\\""\n', 'en', 'line 19: "en is no line'],
  [
    'a file cut before a translation',
    'msgstr ""\n"Contestadas "\n"en un \\"año\\""\n',
    '',
    'line 13: it has no msgstr',
  ],
  ['an entry that is there twice', '#top lead', '# title', 'line 13, pages/a/es.yaml# title: it is there twice'],
  ['an entry with two texts', 'msgstr "Llamadas"', 'msgstr "A"\nmsgstr "B"', 'line 7: it has msgstr twice'],
  ['plural forms', 'msgstr "Llamadas"', 'msgstr[0] "A"\nmsgstr[1] "B"', 'line 7: a text has one form here'],
  [
    'a remark within an entry',
    'msgstr "Llam',
    '# Hm\nmsgstr "Llam',
    /line 7: it has no msgstr.*\nline 10: it has no msgid/,
  ],
  ['a source that is lost', 'msgid "Calls"', 'msgid ""', 'line 7: its msgid is empty'],
  ['a language that there is not', ': es', ': es_ES', 'says "Language: es_ES"; the languages are en, es, pt, ru'],
  ['a language that is not that of its texts', ': es', ': pt', 'line 7 is a text of pages/a/es.yaml# title'],
  ['a header that is lost', FILE.slice(0, FILE.indexOf('\n\n')), '', 'has no header that says its language'],
  ['a file of another kind', FILE, 'title: Calls\nlead: Answered\n', 'It is no PO file'],
  ['an empty file', FILE, '', 'It is no PO file'],
  ['a header alone', FILE.slice(FILE.indexOf('\n\n')), '', 'has no messages'],
])('%s is refused', (_name, from, to, message) => {
  expect(FILE).toContain(from);
  expect(() => open(FILE.replace(from, to))).toThrow(message);
});
