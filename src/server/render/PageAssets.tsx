import { preload } from 'react-dom';
import { localizePath } from '#src/request/address.ts';
import { MANIFEST_PATH, TOUCH_ICON } from '#config/appIcons.ts';
import type { PageTags } from '#src/server/render/assets.ts';

interface PageAssetsProps {
  readonly tags: PageTags;
  readonly fonts: readonly string[];
  /** Of the site in its language: '' or `/es`. */
  readonly prefix: string;
}

/**
 * Announces the page's files while React renders, and what the site is drawn as outside its pages. All of it goes into the head,
 * where the browser leaves it as it is: the tree that hydrates has none of it.
 */
export function PageAssets({ tags, fonts, prefix }: PageAssetsProps) {
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  tags.announce();
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={TOUCH_ICON} />
      <link rel="manifest" href={localizePath(MANIFEST_PATH, prefix)} />
    </>
  );
}
