import { checkTwin } from './checkTwin.ts';

const documentOf = (main: string) =>
  `<html><head><link rel="canonical" href="https://orvandel.example/kit"></head><body><main>${main}</main></body></html>`;

test('a page whose words hold has nothing to complain of', () => {
  expect(checkTwin(documentOf('<h1>Kit</h1><ul><li>Queues</li></ul>'))).toEqual([]);
});

test('a line of its twin that is empty without the page is told', () => {
  expect(checkTwin(documentOf('<h1>Kit</h1><ul><li></li></ul>'))).toEqual([
    expect.stringMatching(/^Markdown: "\s*-\s*" has no words$/),
  ]);
});

test('a page without a main has no twin to be read', () => {
  expect(() => checkTwin('<p>Kit</p>')).toThrow('The page has no main');
});
