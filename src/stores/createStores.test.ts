import type { SiteApi } from '#src/api/siteApi.ts';
import { createStores, serializeStores } from '#src/stores/createStores.ts';

const api = (favorites: SiteApi['getFavoritePosts'] = () => Promise.resolve([])): SiteApi => ({
  getEntries: () => Promise.resolve(undefined),
  getPage: () => Promise.reject(new Error('unused')),
  getFavoritePosts: favorites,
});

test('a visitor is online until the browser says otherwise', () => {
  expect(createStores(api()).ui.online).toBe(true);
});

test('the server’s state is the browser’s starting state', () => {
  const server = createStores(api());
  server.ui.setOnline(false);
  const sent = JSON.parse(JSON.stringify(serializeStores(server))) as ReturnType<typeof serializeStores>;
  expect(createStores(api(), sent).ui.online).toBe(false);
});

test('a form that came back is there when the browser takes over, and nothing where none did', () => {
  const returned = { form: 'contact', values: { name: 'Ada' }, errors: { email: 'required' } } as const;
  const server = createStores(api(), { ui: { online: true }, forms: { returned } });
  const sent = JSON.parse(JSON.stringify(serializeStores(server))) as ReturnType<typeof serializeStores>;
  expect(createStores(api(), sent).forms.returned).toEqual(returned);
  expect(serializeStores(createStores(api()))).not.toHaveProperty('forms');
});

test('two requests share no store', () => {
  const [first, second] = [createStores(api()), createStores(api())];
  first.ui.setOnline(false);
  expect(second.ui.online).toBe(true);
  expect(first.posts).not.toBe(second.posts);
});

test('favorite posts are asked for once, and only when a page shows them', async () => {
  const ask = jest.fn(() => Promise.resolve([]));
  const { posts } = createStores(api(ask));
  expect(ask).not.toHaveBeenCalled();
  expect(posts.favorites()).toBe(posts.favorites());
  await posts.favorites();
  expect(ask).toHaveBeenCalledTimes(1);
});
