import { setTimeout as delay } from 'node:timers/promises';
import { sites } from '#config/sites.ts';
import { pageKey } from '#src/server/render/pageKey.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import { warmPages } from '#src/server/render/warmPages.ts';
import type { ResolvedMenus } from '#src/shared/page/menus.ts';
import { offering } from '#tests/support/offeredLists.ts';

const PATHS = ['/about', '/pricing', '/contacts', '/thank-you', '/'];
const menus: ResolvedMenus = {
  header: [
    {
      label: 'Products',
      submenu: { columns: [{ title: '', links: [{ label: '', href: '/contacts', tags: [] }] }], contacts: false },
    },
    { label: 'Pricing', href: '/pricing' },
  ],
  footer: [],
};

function setUp(onRenew: (made: string[]) => void = () => undefined) {
  const made: string[] = [];
  const ending = new AbortController();
  const warmUp = () =>
    warmPages({
      sites: [sites.main, sites.ru],
      source: { listPaths: () => PATHS.map((path) => ({ path, locales: ['en', 'es', 'ru'] })) },
      menusOf: () => menus,
      pages: {
        keyOf: (request: PageRequest) => pageKey(request, offering()),
        renew: async ({ id }) => {
          // Longer than the pause: the next page waits all the same.
          if (made.length === 0) await delay(50);
          made.push(id.replaceAll(/ +/g, ' ').trim());
          onRenew(made);
        },
      },
      signal: ending.signal,
    });
  return { made, ending, warmUp };
}

test('every page of every site and language is made once: home first, then what the header leads to, then the others', async () => {
  const { made, warmUp } = setUp();
  await warmUp();
  const everywhere = (path: string) => [`main en ${path}`, `main es ${path}`, `ru ru ${path}`];
  expect(made).toEqual(['/', '/contacts', '/pricing', '/about'].flatMap(everywhere));
});

test('the end of the process ends it', async () => {
  const { made, ending, warmUp } = setUp((so) => {
    if (so.length === 3) ending.abort();
  });
  await warmUp();
  expect(made).toHaveLength(3);
});
