import type { Taxonomy } from '#src/content/document.ts';
import type { PriceSet } from '#src/pricing/server/priceFiles.ts';
import { createQueryLists } from '#src/server/site/queryLists.ts';

const named = { en: 'News', es: 'Noticias', pt: 'Notícias', ru: 'Новости' };
const taxonomy: Taxonomy = { categories: { news: named }, tags: {} };

test('the countries of the price list can be chosen, and other ones as soon as the list has changed', () => {
  let state = {} as PriceSet;
  let codes = ['us', 'de'];
  const countries = jest.fn(() => codes.map((iso, index) => ({ iso, title: iso, from: true, to: true, index })));
  const lists = createQueryLists({ countries, state: () => state }, { snapshot: { taxonomy } });
  expect(lists()).toBe(lists());
  expect(lists()).toEqual({ countries: ['us', 'de'], taxonomy: { categories: ['news'], tags: [] } });
  expect(countries).toHaveBeenCalledTimes(1);
  codes = ['us'];
  state = {};
  expect(lists()).toMatchObject({ countries: ['us'] });
});

test('a category that has come can be chosen at once', () => {
  const state = {} as PriceSet;
  const content = { snapshot: { taxonomy } };
  const lists = createQueryLists({ countries: () => [], state: () => state }, content);
  expect(lists().taxonomy.categories).toEqual(['news']);
  content.snapshot = { taxonomy: { ...taxonomy, categories: { news: named, voice: named } } };
  expect(lists().taxonomy.categories).toEqual(['news', 'voice']);
});
