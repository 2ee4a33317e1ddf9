import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicSite } from '#config/publicConfig.ts';
import { blockEntry } from '#src/app/registry/blocks.ts';
import { SiteProvider } from '#src/request/SiteContext.tsx';
import { createKeptParts } from '#src/server/render/keptParts.ts';
import { renderApart } from '#src/server/render/renderApart.tsx';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/** In characters: the static blocks of some hundred pages. */
const MOST = 3_000_000;

/**
 * The HTML of static blocks. It depends on nothing but the block, the site and the language, so it is rendered once and
 * used by every later render; a changed block is another object, and the old one's HTML goes with time.
 */
export function createFragments() {
  const keep = createKeptParts<string>(MOST, ({ length }) => length);

  return function renderFragment(block: AnyBlock, site: PublicSite, i18n: I18n): string {
    return keep(block, `${site.key} ${site.variant} ${site.locale}`, () => renderBlock(block, site, i18n));
  };
}

function renderBlock(block: AnyBlock, site: PublicSite, i18n: I18n): string {
  const { view: View } = blockEntry(block.type);
  const view = (
    <I18nProvider i18n={i18n}>
      <SiteProvider value={site}>
        <View {...block} />
      </SiteProvider>
    </I18nProvider>
  );
  return renderApart(view, renderToStaticMarkup).html;
}
