import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicSite } from '#config/publicConfig.ts';
import { FooterContent } from '#src/features/footer/FooterContent.tsx';
import { SubmenuPanel } from '#src/features/header/SubmenuPanel.tsx';
import { localizePath } from '#src/request/address.ts';
import { SiteProvider } from '#src/request/SiteContext.tsx';
import { FOOTER_PART, submenuPart, type ResolvedMenus } from '#src/shared/page/menus.ts';
import type { KeptParts } from '#src/ui/kept/Kept.tsx';

/** Of a page: its path decides which link is the current one. */
interface ShellRequest {
  readonly menus: ResolvedMenus;
  readonly site: PublicSite;
  readonly i18n: I18n;
  /** Without locale prefix. */
  readonly current: string;
}

/**
 * The parts of the shell that only lead elsewhere. They depend on menus, site and language, so they are rendered once and used by
 * every later render; changed menus are another object.
 *
 * @param reuse false: each is rendered each time
 */
export function createShell(reuse = true) {
  const shells = new WeakMap<ResolvedMenus, Map<string, string>>();

  return function shellOf({ menus, site, i18n, current }: ShellRequest): KeptParts {
    const key = `${site.key} ${site.variant} ${site.locale}`;
    const known = shells.get(menus) ?? new Map<string, string>();
    shells.set(menus, known);
    return (name) => {
      const html = known.get(`${key} ${name}`) ?? renderPart(name, menus, site, i18n);
      if (reuse) known.set(`${key} ${name}`, html);
      return name === FOOTER_PART ? html : markCurrent(html, localizePath(current, site.prefix));
    };
  };
}

function renderPart(name: string, menus: ResolvedMenus, site: PublicSite, i18n: I18n): string {
  const part = partOf(name, menus);
  if (!part) return '';
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteProvider value={site}>{part}</SiteProvider>
    </I18nProvider>,
  );
}

function partOf(name: string, { header, footer }: ResolvedMenus): ReactElement | undefined {
  if (name === FOOTER_PART) return <FooterContent groups={footer} />;
  const item = header.find((_item, index) => submenuPart(index) === name);
  return item && 'submenu' in item ? <SubmenuPanel submenu={item.submenu} /> : undefined;
}

/** A link begins with its address: see `LocalLink`. */
function markCurrent(html: string, href: string): string {
  const link = `<a href="${href}"`;
  return html.replaceAll(link, () => `${link} aria-current="page"`);
}
