import type { ContentPage } from './firstVisits.ts';
import { joinStyles } from './joinStyles.ts';

const FILES: Readonly<Record<string, readonly string[]>> = {
  'page-plain': ['plain.js', 'plain.css'],
  'block-tabs': ['parts.css', 'tabs.js', 'tabs.css'],
  'block-form': ['parts.css', 'form.css'],
  'block-bare': ['bare.js', 'main.css'],
};
const files = { shell: ['main.js', 'main.css'], of: (chunk: string) => FILES[chunk] ?? [] };
const pageOf = (hydrated: string[], whenUsed: string[] = [], staticOnly: string[] = []): ContentPage => ({
  path: '/',
  template: 'plain',
  chunks: { hydrated, whenUsed, staticOnly },
});

test('the styles of all that a page shows are one set, each once, without those of every page', () => {
  const page = pageOf(['page-plain', 'block-bare'], ['block-form'], ['block-tabs']);
  expect(joinStyles([page], files)).toEqual([['plain.css', 'parts.css', 'form.css', 'tabs.css']]);
});

test('pages with the same styles, in whatever order, have one set', () => {
  const pages = [pageOf(['page-plain', 'block-tabs']), pageOf(['block-tabs'], [], ['page-plain'])];
  expect(joinStyles(pages, files)).toEqual([['plain.css', 'parts.css', 'tabs.css']]);
});

test('one file or none is joined with nothing', () => {
  expect(joinStyles([pageOf(['page-plain']), pageOf(['block-bare'])], files)).toEqual([]);
});
