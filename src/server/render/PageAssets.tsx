import type { PageChunks } from '#src/app/pageChunks.ts';
import type { Assets } from '#src/server/render/assets.ts';

/** Announces the page's files while React renders. Prints nothing itself, so the browser hydrates without it. */
export function PageAssets({ assets, chunks }: { readonly assets: Assets; readonly chunks: PageChunks }) {
  assets.announcePage(chunks);
  return null;
}
