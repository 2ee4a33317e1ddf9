import { subscribe } from 'webpack-hot-middleware/client?path=/__hmr&reload=true&overlay=false';
import { watchContentProblems } from '#src/client/contentProblems.ts';

/**
 * Development only: fast refresh patches what runs in the browser; what runs on the server alone, static blocks and content
 * among it, needs the page anew.
 */
declare const __webpack_require__: { readonly c: Readonly<Record<string, unknown>> };

subscribe(({ action, files = [] }) => {
  // Updates bring modules that nobody has asked for yet: only one that has run is in the cache.
  const runs = (file: string) => `./${file}` in __webpack_require__.c;
  if (action === 'content' || (action === 'server' && !files.every(runs))) window.location.reload();
});

watchContentProblems();
