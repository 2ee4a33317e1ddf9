import { readFileSync } from 'node:fs';
import { TEMPLATE_DOCUMENT, templateDocument } from './templateDocument.ts';

test('the document about the templates says what the code does: else run npm run content:schema', () => {
  expect(readFileSync(TEMPLATE_DOCUMENT, 'utf8')).toBe(templateDocument());
});
