import type { ContentPanel } from '#src/client/development/contentPanel.ts';
import type { ProblemOverlay } from '#src/client/development/problemOverlay.ts';
import type { StaticBlocks } from '#src/client/development/staticBlocks.ts';

/** What `scripts/dev.mjs` tells. */
export type ServerNews =
  /** What keeps the site from being what the sources say; empty when nothing does. */
  | { readonly action: 'problems'; readonly html: string }
  /** What is wrong with the content, of which the server shows the last good version; empty when nothing is. */
  | { readonly action: 'content'; readonly problems: readonly string[] }
  /** The server shows other content or messages, or has taken over an edit of code that the browser has too. */
  | { readonly action: 'page'; readonly of: 'data' | 'code' }
  /** The server has taken over an edit of its own code. */
  | { readonly action: 'reload' };

interface FollowServerOptions {
  readonly blocks: StaticBlocks;
  readonly overlay: ProblemOverlay;
  readonly panel: ContentPanel;
  readonly fetchPage: () => Promise<{ readonly ok: boolean; readonly page: Document }>;
  /** @param why said in the console */
  readonly reload: (why: string) => void;
}

/**
 * Takes over what fast refresh cannot: what the server alone renders. The page is asked for anew; what is static in it is
 * replaced, and only when more has changed is the page loaded again.
 *
 * @returns what is to be called with all news
 */
export function followServer(options: FollowServerOptions): (news: ServerNews) => void {
  const { blocks, overlay, panel, fetchPage, reload } = options;
  let queue = Promise.resolve();

  async function takePage(of: 'data' | 'code') {
    const { ok, page } = await fetchPage();
    const problems = page.getElementById('problems');
    overlay.show(problems?.innerHTML ?? '');
    if (problems) return;
    if (!ok) {
      reload('the server has no such page any more');
      return;
    }
    const taken = blocks.take(page);
    if (taken === 'reload') reload('the page begins with other data');
    else if (taken === 'rendered here' && of === 'data') reload('content or messages have changed');
  }

  return (news) => {
    if (news.action === 'reload') reload('code of the server has changed');
    else if (news.action === 'content') panel.show(news.problems);
    else if (news.action === 'problems' && news.html !== '') overlay.show(news.html);
    else {
      // Without problems too: something may have changed before the browser listened.
      const of = news.action === 'page' ? news.of : 'code';
      // A server that does not answer is left in peace: it comes back with news.
      queue = queue.then(() => takePage(of)).catch(() => undefined);
    }
  };
}
