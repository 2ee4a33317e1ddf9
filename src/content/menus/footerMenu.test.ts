import { brand } from '#config/brand.ts';
import { sites } from '#config/sites.ts';
import { resolveFooter } from '#src/content/menus/footerMenu.ts';
import { footerSchema } from '#src/content/menus/menuSchema.ts';

const named = (en: string) => ({ en, es: `${en} es`, pt: `${en} pt`, ru: `${en} ru` });
const menu = footerSchema.parse([
  {
    title: named('Platform'),
    links: [
      { href: '/platform/voice', label: named('Voice') },
      { href: '/platform/video#prices', label: named('Video') },
      { brand: 'kitDocs', label: named('Docs') },
    ],
  },
  { title: named('Security'), sites: ['main', 'ru'], links: [{ href: '/legal/aup', label: named('Use') }] },
  { title: named('Kazakh'), sites: ['kz'], links: [{ href: '/legal/aup-kz', label: named('Use') }] },
]);
const everything = () => true;
const titles = (site: Parameters<typeof resolveFooter>[1]) =>
  resolveFooter(menu, site, 'ru', everything).map(({ title }) => title);

it('speaks the language of the page, and takes the brand’s own addresses from the brand', () => {
  const [platform] = resolveFooter(menu, sites.main, 'es', everything);
  expect(platform).toEqual({
    title: 'Platform es',
    links: [
      { label: 'Voice es', href: '/platform/voice' },
      { label: 'Video es', href: '/platform/video#prices' },
      { label: 'Docs es', href: brand.links.kitDocs },
    ],
  });
});

it('has a list of its own on the Kazakh site, and on any other that is set to be Kazakh', () => {
  expect(titles(sites.ru)).toEqual(['Platform ru', 'Security ru']);
  expect(titles(sites.kz)).toEqual(['Platform ru', 'Kazakh ru']);
  expect(titles({ ...sites.ru, kazakhstan: true })).toEqual(['Platform ru', 'Kazakh ru']);
});

it('takes what is on the host and no page of the site as it is', () => {
  const files = [{ title: named('Files'), links: [{ href: '/prices.csv', inApp: false, label: named('Rates') }] }];
  expect(resolveFooter(footerSchema.parse(files), sites.main, 'es', () => false)).toEqual([
    { title: 'Files es', links: [{ label: 'Rates es', href: '/prices.csv', inApp: false }] },
  ]);
});

it('shows what there is: neither a page that does not exist, nor a group without links', () => {
  const shown = resolveFooter(menu, sites.main, 'en', (path) => path === '/platform/video');
  expect(shown.map(({ links }) => links.map(({ label }) => label))).toEqual([['Video', 'Docs']]);
});

it('keeps a link that is for some languages to them', () => {
  const link = { href: '/help', label: named('Help'), languages: ['es'] };
  const written = footerSchema.parse([{ title: named('Help'), links: [link] }]);
  const shown = (['en', 'es'] as const).map((code) => resolveFooter(written, sites.main, code, everything).length);
  expect(shown).toEqual([0, 1]);
});
