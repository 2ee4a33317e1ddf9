import { joinedChunks } from '#src/app/joinedStyles.ts';

type LoadStyles = (chunk: PropertyKey, waits: Promise<unknown>[]) => void;

/** Webpack's loaders of what belongs to a chunk; mini-css-extract-plugin is one of them. */
interface ChunkLoaders {
  miniCss?: LoadStyles;
}

declare const __webpack_require__: { readonly f: ChunkLoaders };

/**
 * The styles of a first visit come in one file, named after the chunks they belong to (webpack/JoinedStylesPlugin.mjs). Webpack
 * looks for a file of each; so it is told which are here.
 *
 * @param loaders of webpack
 */
export function knowJoinedStyles(document: Document, loaders: ChunkLoaders = __webpack_require__.f): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const here = new Set([...sheets].flatMap(({ href }) => joinedChunks(href) ?? []));
  const load = loaders.miniCss;
  if (load) loaders.miniCss = (chunk, waits) => here.has(String(chunk)) || load(chunk, waits);
}
