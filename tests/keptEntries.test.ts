import { readFileSync } from 'node:fs';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { KEPT_ENTRIES } from '#src/visitor/data/keptEntries.ts';

const KEYS = Object.values(KEPT_ENTRIES).map(({ key }) => key);

test.each(WRITTEN_LOCALES)('the privacy policy in %s names all that is kept', (locale) => {
  const policy = readFileSync(`content/pages/legal/privacy/${locale}.yaml`, 'utf8');
  expect(KEYS.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
});
