import type { ContentSnapshot } from '#src/content/readContent.ts';
import { EXEMPLARS } from '#tests/support/exemplars.ts';
import { readOwnContent } from '#tests/support/ownContent.ts';

/** What is looked at for a template is a page of it: tests in the browser and the screenshots go by this list alone. */

let snapshot: ContentSnapshot;
beforeAll(async () => {
  snapshot = await readOwnContent();
});

test('every template that a page has is looked at, on a page of it', () => {
  const templateOf = (path: string) => snapshot.documents.get(path)?.settings.template;
  const used = new Set([...snapshot.documents.keys()].map(templateOf));
  expect(used.size).toBeGreaterThan(15);
  const shown = Object.entries(EXEMPLARS).filter(([name]) => name !== 'error');
  expect(shown.filter(([name, path]) => templateOf(path) !== name)).toEqual([]);
  expect([...used].filter((name = '') => !Object.hasOwn(EXEMPLARS, name))).toEqual([]);
});
