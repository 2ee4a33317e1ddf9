import { subscribe } from 'webpack-hot-middleware/client?path=/__hmr&reload=true&overlay=false&timeout=5000';
import { createContentPanel } from '#src/client/development/contentPanel.ts';
import { followServer, type ServerNews } from '#src/client/development/followServer.ts';
import { createProblemOverlay } from '#src/client/development/problemOverlay.ts';
import { createStaticBlocks } from '#src/client/development/staticBlocks.ts';

/** Development only: brings what the server changes into the open page (docs/decisions/0027). */

/** Fast refresh waits so long before it renders, in ms. */
const RENDERED = 60;

function reload(why: string) {
  console.warn(`The page is loaded again: ${why}`);
  window.location.reload();
}

const blocks = createStaticBlocks(document);
const follow = followServer({
  blocks,
  overlay: createProblemOverlay(document),
  panel: createContentPanel(document),
  async fetchPage() {
    const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return { ok: answer.ok, page };
  },
  reload,
});

subscribe((news) => {
  follow(news as ServerNews);
});
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status !== 'idle') return;
  setTimeout(() => {
    if (blocks.areLost()) reload('what stands around the static blocks has changed');
  }, RENDERED);
});
