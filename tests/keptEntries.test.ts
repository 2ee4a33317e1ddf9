import { readFileSync } from 'node:fs';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { KEPT_ENTRIES } from '#src/visitor/data/keptEntries.ts';

const KEYS = Object.values(KEPT_ENTRIES).map(({ key }) => key);

test.each(['privacy', 'cookies'].flatMap((page) => WRITTEN_LOCALES.map((locale) => [page, locale] as const)))(
  'the policy on %s in %s names all that is kept',
  (page, locale) => {
    const policy = readFileSync(`content/pages/legal/${page}/${locale}.yaml`, 'utf8');
    expect(KEYS.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
  },
);
