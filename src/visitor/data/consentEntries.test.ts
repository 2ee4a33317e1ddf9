import { CONSENT_CATEGORIES, REQUIRED_CATEGORIES } from '#src/visitor/data/consentCategories.ts';
import { CONSENT_ENTRIES, OFFERED_CATEGORIES, switchCategory } from '#src/visitor/data/consentEntries.ts';

test('each category has its line, and what is required is the same everywhere', () => {
  expect(CONSENT_ENTRIES.map(({ id }) => id)).toEqual([...CONSENT_CATEGORIES]);
  expect(CONSENT_ENTRIES.filter(({ required }) => required).map(({ id }) => id)).toEqual([...REQUIRED_CATEGORIES]);
});

test('each storage type of Consent Mode v2 hangs on one category', () => {
  expect(CONSENT_ENTRIES.flatMap(({ gtm }) => gtm).sort()).toEqual([
    'ad_personalization',
    'ad_storage',
    'ad_user_data',
    'analytics_storage',
    'functionality_storage',
    'personalization_storage',
    'security_storage',
  ]);
});

test('a switch takes one category out and in again, and never what is required', () => {
  const without = switchCategory(OFFERED_CATEGORIES, 'analytics');
  expect(without).toEqual(['necessary', 'functional', 'marketing']);
  expect(switchCategory(without, 'analytics')).toEqual(OFFERED_CATEGORIES);
  expect(switchCategory([], 'necessary')).toEqual(['necessary']);
});
