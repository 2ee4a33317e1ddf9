import { createCatalogs } from '#src/server/render/catalogs.ts';
import { writeLineRecord } from '../../../webpack/writeLineRecord.ts';

const data = writeLineRecord({
  en: {
    url: '/static/en.json',
    chunks: { shell: { a: 'Hello' }, 'block-tabs': { b: 'Tab' }, 'page-home': { c: 'Home' } },
  },
  es: { url: '/static/es.json', chunks: { shell: { a: 'Hola' } } },
});

test('each language has its own messages and its own file', () => {
  const catalogOf = createCatalogs(data);
  expect([catalogOf('en').i18n._('a'), catalogOf('es').i18n._('a')]).toEqual(['Hello', 'Hola']);
  expect([catalogOf('en').url, catalogOf('es').url]).toEqual(['/static/en.json', '/static/es.json']);
  expect(catalogOf('en').i18n._('a')).toBe('Hello');
});

test.each([
  [[], { a: 'Hello' }],
  [['block-tabs'], { a: 'Hello', b: 'Tab' }],
  [['block-tabs', 'page-home'], { a: 'Hello', b: 'Tab', c: 'Home' }],
  [['block-without-messages'], { a: 'Hello' }],
])('a page with the chunks %j carries these messages and no others', (chunks, messages) => {
  expect(createCatalogs(data)('en').messagesFor(chunks)).toEqual(messages);
});

test('the shell’s own messages are there on the server even where a page sends only some', () => {
  expect(createCatalogs(data)('en').i18n._('c')).toBe('Home');
});

test('a language that the build does not have is an error that names it', () => {
  expect(() => createCatalogs(data)('pt')).toThrow('The build has no catalog pt');
});

test.each([
  writeLineRecord({ en: {} }),
  writeLineRecord({ en: { url: 1, chunks: {} } }),
  data.slice(0, -20),
  'null',
  '[]',
  '',
])('%j is no build', (broken) => {
  expect(() => createCatalogs(broken)('en')).toThrow('not those of a build');
});

test('what is cut off is seen at the start, and not by the visitor who needs it', () => {
  expect(() => createCatalogs(data.slice(0, -20))).toThrow('not those of a build');
});

test('the file is JSON for whoever reads all of it', () => {
  expect(Object.keys(JSON.parse(data) as object)).toEqual(['en', 'es']);
});
