import { preload } from 'react-dom';
import type { PageChunks } from '#src/app/pageChunks.ts';
import type { Assets } from '#src/server/render/assets.ts';

interface PageAssetsProps {
  readonly assets: Assets;
  readonly chunks: PageChunks;
  readonly fonts: readonly string[];
}

/** Announces the page's files while React renders. Prints nothing itself, so the browser hydrates without it. */
export function PageAssets({ assets, chunks, fonts }: PageAssetsProps) {
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  assets.announcePage(chunks);
  return null;
}
