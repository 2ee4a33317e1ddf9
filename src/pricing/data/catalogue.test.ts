import { CATALOGUE, findProduct, PARTS, type CatalogueEntry } from '#src/pricing/data/catalogue.ts';
import { PRODUCT_NAMES } from '#src/pricing/data/productNames.ts';

const entries: readonly CatalogueEntry[] = CATALOGUE;
const namesOf = (kind: CatalogueEntry['kind']) =>
  entries.filter((entry) => entry.kind === kind).map(({ name }) => name);

test('an address may name every entry, and nothing else', () => {
  expect(PRODUCT_NAMES).toEqual(entries.map(({ name }) => name));
});

test('has the channels and solutions of SPEC part 3', () => {
  expect(namesOf('channel')).toEqual(['voice', 'video', 'messaging']);
  expect(namesOf('solution')).toEqual([
    'audio_conferencing',
    'call_tracking',
    'contact_center',
    'lead_processing_automation',
    'phone_notifications',
    'phone_surveys',
    'pnm',
    'sip_trunking',
    'smart_ivr',
    'unified_communications',
    'video_chat',
    'video_conferencing',
  ]);
});

test('every part belongs to an entry, and every entry has parts', () => {
  expect(PARTS).toHaveLength(25);
  for (const part of PARTS) expect(entries.some((entry) => entry[part])).toBe(true);
  for (const entry of entries) expect(PARTS.some((part) => entry[part])).toBe(true);
});

test.each([
  ['messaging', 'messaging'],
  ['no_such_thing', 'voice'],
  ['constructor', 'voice'],
  [null, 'voice'],
  [undefined, 'voice'],
])('%j is answered with %s', (asked, found) => {
  expect(findProduct(asked).name).toBe(found);
});
