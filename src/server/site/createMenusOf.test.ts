import { sites } from '#config/sites.ts';
import type { FooterMenu, Menus } from '#src/content/menus/menuSchema.ts';
import { createMenusOf } from '#src/server/site/createMenusOf.ts';

const label = { en: 'About', es: 'Acerca', pt: 'Sobre', ru: 'О нас' };
const menus: Menus = { header: [{ href: '/about', label }] };
const footer: FooterMenu = [
  {
    title: label,
    links: [
      { href: '/about', label },
      { href: '/contacts', label },
    ],
  },
];

function open() {
  const content = { snapshot: { menus, footer } };
  let paths = ['/about', '/contacts'];
  const source = { listPaths: () => paths.map((path) => ({ path, locales: ['en', 'es'] as const })) };
  return {
    content,
    menusOf: createMenusOf(content, source),
    publish: (those: readonly string[]) => {
      paths = [...those];
    },
  };
}

test('for as long as nothing changes they are the same object, each site and language its own', () => {
  const { menusOf } = open();
  const english = menusOf(sites.main, 'en');
  expect(menusOf(sites.main, 'en')).toBe(english);
  expect(menusOf(sites.main, 'es').footer[0]?.title).toBe('Acerca');
  expect(menusOf(sites.kz, 'ru')).not.toBe(menusOf(sites.ru, 'ru'));
  expect(menusOf(sites.main, 'en')).toBe(english);
});

test('a page that the clock takes away, or brings back, is seen at once', () => {
  const { menusOf, publish } = open();
  const linksNow = () => menusOf(sites.main, 'en').footer.flatMap(({ links }) => links.map(({ href }) => href));
  expect(linksNow()).toEqual(['/about', '/contacts']);
  publish(['/contacts']);
  expect(linksNow()).toEqual(['/contacts']);
  expect(menusOf(sites.main, 'en').header).toEqual([]);
  publish(['/about', '/contacts']);
  expect(linksNow()).toEqual(['/about', '/contacts']);
});

test('a list that is made anew and says the same is read once, not with every page that is rendered', () => {
  let read = 0;
  const list = () =>
    ['/about', '/contacts'].map((path) => ({
      path,
      get locales() {
        read += 1;
        return ['en'] as const;
      },
    }));
  let paths = list();
  const menusOf = createMenusOf({ snapshot: { menus, footer } }, { listPaths: () => paths });
  const before = menusOf(sites.main, 'en');
  paths = list();
  expect(menusOf(sites.main, 'en')).toBe(before);
  read = 0;
  expect(menusOf(sites.main, 'en')).toBe(before);
  expect(read).toBe(0);
});

test('so is another menu, and another footer', () => {
  const { content, menusOf } = open();
  const before = menusOf(sites.main, 'en');
  content.snapshot = { menus: { header: [] }, footer };
  expect(menusOf(sites.main, 'en').header).toEqual([]);
  content.snapshot = { menus, footer: [] };
  expect(menusOf(sites.main, 'en').footer).toEqual([]);
  content.snapshot = { menus, footer };
  expect(menusOf(sites.main, 'en')).toEqual(before);
});

test('of a CMS, which lists no page that has a parameter in its address, such links stay', () => {
  const content = { snapshot: { menus: { header: [{ href: '/products/of-an-editor', label }] }, footer: [] } };
  const source = { listPaths: () => [{ path: '/products', locales: ['en'] as const }] };
  expect(createMenusOf(content, source)(sites.main, 'en').header).toEqual([]);
  expect(createMenusOf(content, { ...source, listsFixed: true })(sites.main, 'en').header).toHaveLength(1);
});
