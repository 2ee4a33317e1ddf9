import { brand } from '#config/brand.ts';
import type { LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import { menusSchema, type Menus } from '#src/content/menus/menuSchema.ts';
import { resolveMenus as resolveWith } from '#src/content/menus/resolveMenus.ts';

/** Where every page is there. */
const resolveMenus = (menus: Menus, site: SiteKey, locale: LocaleCode) => resolveWith(menus, site, locale, () => true);

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

it('keeps what is for some languages to them, whatever the site', () => {
  const footer = [{ href: '/help', label: named('Help'), languages: ['es', 'pt'] }];
  const written = menusSchema.parse({
    header: [
      ...inSubmenu([link('voice'), link('client', { languages: ['en'] })], { footer }).header,
      { href: '/offer', label: named('Offer'), languages: ['en'] },
    ],
  });
  const hrefs = (site: SiteKey, locale: LocaleCode) =>
    [...JSON.stringify(resolveMenus(written, site, locale)).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs('main', 'en')).toEqual(['/voice', '/client', '/offer']);
  expect(hrefs('main', 'es')).toEqual(['/voice', '/help']);
  expect(hrefs('es', 'es')).toEqual(['/voice', '/help']);
  expect(hrefs('kz', 'ru')).toEqual(['/voice']);
});

it('shows the panel where it is news', () => {
  expect(resolveMenus(menus, 'main', 'pt').panel).toEqual({ label: 'News pt', href: '/news' });
  expect(resolveMenus(menus, 'kz', 'ru').panel).toBeUndefined();
});

it('leaves out what has no page, and what nothing is left of', () => {
  const shownWith = (...paths: string[]) => resolveWith(menus, 'ru', 'ru', (path) => paths.includes(path));
  expect(shownWith('/sms', '/news')).toMatchObject({
    panel: { href: '/news' },
    header: [{ submenu: { columns: [{ links: [{ href: '/sms' }] }] } }],
  });
  expect(shownWith('/documents')).toEqual({ header: [{ label: 'Documents ru', href: '/documents' }] });
});

const inSubmenu = (links: readonly object[], more = {}) => ({
  header: [{ label: named('Products'), submenu: { columns: [{ title: named('Build'), links }], ...more } }],
});

it('knows links that are a label only, set off by a class, and of this host but not of this site', () => {
  const [plain, strange] = [
    { href: '/prices', label: named('Prices'), linkOnly: true, cssClass: 'divided' },
    { href: '/rates.csv', label: named('File'), linkOnly: true, inApp: false },
  ];
  const [item] = resolveMenus(menusSchema.parse(inSubmenu([plain, strange])), 'main', 'es').header;
  expect(item).toMatchObject({
    submenu: {
      columns: [
        {
          links: [
            { label: 'Prices es', href: '/prices', cssClass: 'divided', tags: [] },
            { label: 'File es', href: '/rates.csv', inApp: false, tags: [] },
          ],
        },
      ],
    },
  });
  expect(JSON.stringify(item)).not.toMatch(/linkOnly|description|icon/);
});

it('gives a sign its icons, and leads from it to what there is', () => {
  const tags = [
    { name: named('Beta'), type: 'tertiary', href: '/beta#terms', icons: ['sparkles'] },
    { name: named('Soon'), type: 'secondary', href: '/soon' },
  ];
  const written = menusSchema.parse(inSubmenu([link('voice', { tags })]));
  const exists = (path: string) => path !== '/soon';
  expect(resolveWith(written, 'main', 'pt', exists).header).toMatchObject([
    {
      submenu: {
        columns: [
          {
            links: [
              {
                tags: [
                  { name: 'Beta pt', type: 'tertiary', href: '/beta#terms', icons: ['sparkles'] },
                  { name: 'Soon pt', type: 'secondary' },
                ],
              },
            ],
          },
        ],
      },
    },
  ]);
  expect(JSON.stringify(resolveWith(written, 'main', 'pt', exists))).not.toContain('/soon');
});

it('has a list at the foot of a submenu, of what this site shows and of the brand’s own addresses', () => {
  const footer = [
    { brand: 'platformDocs', label: named('Docs') },
    { href: '/help', label: named('Help'), sites: ['ru'] },
  ];
  const of = (site: 'main' | 'ru') =>
    resolveMenus(menusSchema.parse(inSubmenu([link('a')], { footer })), site, 'en').header;
  expect(of('main')).toMatchObject([
    { submenu: { contacts: false, footer: [{ label: 'Docs', href: brand.links.platformDocs }] } },
  ]);
  expect(of('ru')).toMatchObject([{ submenu: { footer: [{ label: 'Docs' }, { label: 'Help', href: '/help' }] } }]);
});

it('sets an item of the menu itself off', () => {
  const header = [{ href: '/pricing', label: named('Pricing'), cssClass: 'accent' }];
  expect(resolveMenus(menusSchema.parse({ header }), 'main', 'en').header).toEqual([
    { href: '/pricing', label: 'Pricing', cssClass: 'accent' },
  ]);
});

it.each([
  ['neither icon nor description, without saying so', { href: '/a', label: named('A') }],
  ['an icon although it is a link only', { ...link('a'), linkOnly: true }],
  ['a class that there is not', { ...link('a'), cssClass: 'red' }],
  ['an in-app flag that says nothing', { ...link('a'), inApp: true }],
])('refuses a link with %s', (_what, written) => {
  expect(menusSchema.safeParse(inSubmenu([written])).success).toBe(false);
});

it('takes no icon that the sprite lacks', () => {
  const written = (icon: string) => {
    const submenu = { columns: [{ title: named('Build'), links: [link('voice', { icon })] }] };
    return menusSchema.safeParse({ header: [{ label: named('Products'), submenu }] }).success;
  };
  expect([written('phone'), written('fone')]).toEqual([true, false]);
});

it('speaks the language that the pseudo-locale reads', () => {
  const header = [{ href: '/about', label: named('About') }];
  const of = (locale: 'es' | 'xa') => resolveMenus(menusSchema.parse({ header }), 'main', locale).header;
  expect(of('es')).toEqual([{ label: 'About es', href: '/about' }]);
  expect(of('xa')).toEqual([{ label: 'About', href: '/about' }]);
});
