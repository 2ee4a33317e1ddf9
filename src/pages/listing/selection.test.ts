import { namesOf, toSelection } from '#src/pages/listing/selection.ts';

const options = {
  regions: [
    { slug: 'europe', name: 'Europa' },
    { slug: 'cis', name: 'CEI' },
  ],
  channels: [{ slug: 'voice', name: 'Teléfono' }],
};

test.each([
  ['', ''],
  ['?regions=europe', 'regions=europe'],
  ['?channels=voice&page=3&utm_source=x&regions=cis', 'regions=cis&channels=voice'],
  ['regions=atlantis&channels=voice', 'channels=voice'],
  ['regions=&planets=mars', ''],
])('of %j the list knows %j', (query, selection) => {
  expect(toSelection(query, options)).toBe(selection);
});

test('a selection is called by its values in the language of the page', () => {
  expect(namesOf('regions=cis&channels=voice', options)).toEqual(['CEI', 'Teléfono']);
  expect(namesOf('', options)).toEqual([]);
});
