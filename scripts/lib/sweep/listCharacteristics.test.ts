import { listCharacteristics } from './listCharacteristics.ts';
import { readDocument } from './readDocument.ts';

const characteristicsOf = (head: string) => [
  ...listCharacteristics(readDocument(`<html><head>${head}</head><body></body></html>`)),
];

test('a page is one of its kind by its scripts and the chunks of its styles, whatever set they were joined in', () => {
  const head = (styles: string) =>
    `<link rel="stylesheet" href="/static/main.abc.css"><link rel="stylesheet" href="/static/${styles}"><script src="/static/7.ab.js"></script>`;
  expect(characteristicsOf(head('146-259.5511ca.css')).sort()).toEqual(
    ['/static/main.abc.css', '/static/7.ab.js', '146', '259'].sort(),
  );
  expect(characteristicsOf(head('259.ffffff.css'))).toContain('259');
});
