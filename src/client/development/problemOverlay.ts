/** What is wrong, over the page that is open. */
export interface ProblemOverlay {
  /** @param html the problems as `scripts/lib/dev` writes them; empty takes the overlay away */
  show(html: string): void;
}

/** An element of its own, out of reach of the site's styles. */
export function createProblemOverlay(page: Document): ProblemOverlay {
  const host = page.createElement('div');
  host.dataset.problems = '';
  // Above everything, dialogs too.
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  return {
    show(html) {
      if (html === '') {
        host.remove();
        return;
      }
      root.innerHTML = `<link rel="stylesheet" href="/__dev/problems.css">${html}`;
      page.body.append(host);
      host.showPopover();
    },
  };
}
