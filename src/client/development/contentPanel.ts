/** A page that has no browser's part to wait for shows the panel after this, in ms. */
const PATIENCE = 2000;

/** What is wrong with the content, in the sentences of the log, beside the page: its last good version stays. */
export interface ContentPanel {
  /** @param problems what the panel says from now on; none: it goes away */
  show(problems: readonly string[]): void;
}

/** @returns the panel of a page, which is not there until something is wrong */
export function createContentPanel(page: Document): ContentPanel {
  // React takes over the document that the server sent, and must find nothing else in it.
  const hydrated = whenHydrated(page.documentElement);
  let panel: HTMLElement | undefined;
  let present: readonly string[] = [];
  return {
    show(problems) {
      // Told again, when the server's code has changed: who has put the panel away has read it.
      if (problems.join('\n') === present.join('\n')) return;
      present = problems;
      void hydrated.then(() => {
        panel?.remove();
        panel = present.length > 0 ? drawPanel(page, present) : undefined;
        // Beside the body, whose children are React's.
        if (panel) page.documentElement.append(panel);
      });
    },
  };
}

function whenHydrated(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (root.dataset.hydrated) resolve();
    };
    new MutationObserver(check).observe(root, { attributes: true });
    setTimeout(resolve, PATIENCE);
    check();
  });
}

function drawPanel(page: Document, problems: readonly string[]): HTMLElement {
  const heading = page.createElement('strong');
  heading.textContent =
    problems.length === 1 ? '1 problem of the content' : `${String(problems.length)} problems of the content`;
  const list = page.createElement('ul');
  for (const problem of problems) list.append(Object.assign(page.createElement('li'), { textContent: problem }));
  const hide = Object.assign(page.createElement('button'), { type: 'button', textContent: 'Hide' });
  const aside = page.createElement('aside');
  hide.addEventListener('click', () => aside.remove());
  aside.setAttribute('aria-label', 'Problems of the content');
  aside.append(heading, ' ', hide, list);
  // The policy forbids style attributes in HTML, and not what a script sets.
  Object.assign(aside.style, PANEL);
  Object.assign(hide.style, { marginInlineStart: '8px', textDecoration: 'underline', cursor: 'pointer' });
  Object.assign(list.style, { margin: '8px 0 0', paddingInlineStart: '20px' });
  return aside;
}

const PANEL: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetInline: '16px',
  insetBlockEnd: '16px',
  zIndex: '2147483647',
  maxBlockSize: '40vh',
  overflow: 'auto',
  padding: '12px 16px',
  background: '#fff',
  color: '#8a1020',
  border: '2px solid #8a1020',
  borderRadius: '8px',
  font: '14px/1.5 ui-monospace, monospace',
};
