import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageFile, testKinds } from '#tests/support/contentFolder.ts';
import { findPages, listWords, openPage, openTranslation } from './openPages.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), text);
};
const HOME = 'pages/home/en.yaml';

test.each(['pages/home', 'content/pages/home/', './content/pages/home'])('%s names one folder', (folder) => {
  for (const name of [HOME, 'pages/home-2/en.yaml']) write(name, pageFile('Home'));
  expect(findPages(directory, folder)).toEqual([HOME]);
});

test('a page is translated into the languages that it is to have, and its own words stay its own', () => {
  write('pages/home/page.yaml', 'template: home\nlanguages: [en, es]\n');
  write(HOME, pageFile('Home'));
  write('pages/home/es.yaml', 'title: Inicio\nblocks:\n  note: { differs: { title: Nota } }\n');
  const page = openPage(directory, HOME, testKinds.walker);
  expect(page.locales).toEqual(['es']);
  const translation = openTranslation(directory, page, 'es');
  const words = translation.parts.flatMap((part) => listWords(translation, part));
  expect(words.map(({ own, text }) => [own.join('.'), text])).toEqual([
    ['title', 'Inicio'],
    ['meta_description', undefined],
  ]);
});

test('what is no YAML is named before anything is made of it', () => {
  write('pages/home/es.yaml', 'title: [');
  write(HOME, 'title: [');
  const open = () => openPage(directory, HOME, testKinds.walker);
  expect(open).toThrow('content/pages/home/en.yaml is no YAML: mend it first');
  write(HOME, pageFile('Home'));
  expect(() => openTranslation(directory, open(), 'es')).toThrow('content/pages/home/es.yaml is no YAML');
});
