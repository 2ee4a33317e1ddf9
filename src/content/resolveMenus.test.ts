import { menusSchema } from '#src/content/document.ts';
import { resolveMenus } from '#src/content/resolveMenus.ts';

const named = (en: string) => ({ en, es: `${en} es`, pt: `${en} pt`, ru: `${en} ru` });
const link = (name: string, more = {}) => ({
  href: `/${name}`,
  icon: 'phone',
  label: named(name),
  description: named(`About ${name}`),
  ...more,
});
const columns = [
  { title: named('Build'), links: [link('voice'), link('sms', { tags: [{ name: named('New'), type: 'primary' }] })] },
  { title: named('English alone'), links: [link('client', { sites: ['main'] })] },
];
const menus = menusSchema.parse({
  header: [
    { label: named('Products'), submenu: { columns, contacts: true } },
    { href: '/documents', label: named('Documents'), sites: ['ru', 'kz'] },
  ],
  panel: { href: '/news', label: named('News'), sites: ['main', 'ru'] },
});

it('gives columns, links, descriptions and tags in the language of the page', () => {
  const [products] = resolveMenus(menus, 'ru', 'ru').header;
  expect(products).toEqual({
    label: 'Products ru',
    submenu: {
      contacts: true,
      columns: [
        {
          title: 'Build ru',
          links: [
            { label: 'voice ru', href: '/voice', icon: 'phone', description: 'About voice ru', tags: [] },
            {
              label: 'sms ru',
              href: '/sms',
              icon: 'phone',
              description: 'About sms ru',
              tags: [{ name: 'New ru', type: 'primary' }],
            },
          ],
        },
      ],
    },
  });
});

it('keeps what another site shows to that site, and leaves no empty column', () => {
  const titles = (site: 'main' | 'kz') =>
    resolveMenus(menus, site, 'es').header.flatMap((item) =>
      'submenu' in item ? item.submenu.columns.map(({ title }) => title) : [item.label],
    );
  expect(titles('main')).toEqual(['Build es', 'English alone es']);
  expect(titles('kz')).toEqual(['Build es', 'Documents es']);
});

it('shows the panel where it is news', () => {
  expect(resolveMenus(menus, 'main', 'pt').panel).toEqual({ label: 'News pt', href: '/news' });
  expect(resolveMenus(menus, 'kz', 'ru').panel).toBeUndefined();
});

it('takes no icon that the sprite lacks', () => {
  const written = (icon: string) => {
    const submenu = { columns: [{ title: named('Build'), links: [link('voice', { icon })] }] };
    return menusSchema.safeParse({ header: [{ label: named('Products'), submenu }] }).success;
  };
  expect([written('phone'), written('fone')]).toEqual([true, false]);
});
