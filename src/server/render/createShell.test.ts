import { setupI18n } from '@lingui/core';
import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { createShell } from '#src/server/render/createShell.tsx';
import { FOOTER_PART, toShellMenus, type ResolvedMenus } from '#src/shared/page/menus.ts';

const link = (href: string) => ({ label: href, href, tags: [] });
const menus: ResolvedMenus = {
  header: [
    { label: 'Blog', href: '/blog' },
    {
      label: 'Build',
      cssClass: 'accent',
      submenu: { columns: [{ title: 'All', links: [link('/voice'), link('/voice-ai')] }], contacts: true },
    },
  ],
  footer: [{ title: 'Company', links: [{ label: 'Voice', href: '/voice' }] }],
};
const site = createPublicSite(sites.main, 'es');
const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
const shellOf = createShell();
const shellAt = (current: string) => shellOf({ menus, site, i18n, current });

test('what opens below an item is a part, and the footer is one; no other', () => {
  const parts = shellAt('/');
  expect(toShellMenus(menus)).toEqual({
    header: [
      { label: 'Blog', href: '/blog' },
      { label: 'Build', cssClass: 'accent', part: 'submenu-1' },
    ],
  });
  expect(parts('submenu-1')).toContain('href="/es/voice-ai"');
  expect(parts(FOOTER_PART)).toContain('href="/es/voice"');
  expect(parts('submenu-0')).toBe('');
});

test('the link to the page that is shown is marked in its submenu, and no other, nor one in the footer', () => {
  const parts = shellAt('/voice');
  expect(parts('submenu-1').match(/aria-current/g)).toHaveLength(1);
  expect(parts('submenu-1')).toContain('<a href="/es/voice" aria-current="page"');
  expect(parts(FOOTER_PART)).not.toContain('aria-current');
  expect(shellAt('/')('submenu-1')).not.toContain('aria-current');
});
