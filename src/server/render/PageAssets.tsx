import { preload } from 'react-dom';
import { localizePath } from '#src/request/address.ts';
import { MANIFEST_PATH, TOUCH_ICON } from '#config/appIcons.ts';
import type { PageTags } from '#src/server/render/assets.ts';
import type { Thing } from '#src/server/structured-data/Thing.ts';
import { SCRIPTS_META } from '#src/shared/page/scriptsMeta.ts';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';

interface PageAssetsProps {
  readonly tags: PageTags;
  readonly fonts: readonly string[];
  /** Of the site in its language: '' or `/es`. */
  readonly prefix: string;
  /** What search engines are told of the page. */
  readonly things: readonly Thing[];
}

/**
 * Announces the page's files while React renders, what the site is drawn as outside its pages, and what search engines are told
 * of the page. The browser leaves it as it is, and the tree that hydrates has none of it: links and meta elements go into the
 * head, and what React does not expect among the children of the body it passes over, as long as it looks for an element of
 * another name. That is so before the page, and not behind it, where the data of the page stand in a script too.
 */
export function PageAssets({ tags, fonts, prefix, things }: PageAssetsProps) {
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  tags.announce();
  return (
    <>
      <meta name={SCRIPTS_META} content={tags.scripts.join(' ')} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={TOUCH_ICON} />
      <link rel="manifest" href={localizePath(MANIFEST_PATH, prefix)} />
      {things.map((thing) => (
        <JsonLd key={thing['@type']} data={thing} />
      ))}
    </>
  );
}
