import { CONTENT_PROBLEMS } from '#src/shared/contentProblems.ts';

/** A page that has no browser's part to wait for shows the panel after this, in ms. */
const PATIENCE = 2000;

/** Development only: shows what is wrong with the content on every page, in the sentences of the log, until it is mended. */
export function watchContentProblems(): void {
  const source = new EventSource(CONTENT_PROBLEMS);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const problems = JSON.parse(data) as readonly string[];
    void whenHydrated().then(() => showContentProblems(problems));
  });
}

/** React takes over the document that the server sent, and must find nothing else in it. */
function whenHydrated(): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const check = () => {
      if (root.dataset.hydrated) resolve();
    };
    new MutationObserver(check).observe(root, { attributes: true });
    setTimeout(resolve, PATIENCE);
    check();
  });
}

let panel: HTMLElement | undefined;

/**
 * @param problems what the panel says; none: it goes away
 * @returns the panel
 */
export function showContentProblems(problems: readonly string[]): HTMLElement | undefined {
  panel?.remove();
  panel = problems.length > 0 ? createPanel(problems) : undefined;
  // Beside the body, whose children are React's.
  if (panel) document.documentElement.append(panel);
  return panel;
}

function createPanel(problems: readonly string[]): HTMLElement {
  const heading = document.createElement('strong');
  heading.textContent =
    problems.length === 1 ? '1 problem of the content' : `${String(problems.length)} problems of the content`;
  const list = document.createElement('ul');
  for (const problem of problems) list.append(Object.assign(document.createElement('li'), { textContent: problem }));
  const hide = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Hide' });
  const aside = document.createElement('aside');
  hide.addEventListener('click', () => aside.remove());
  aside.setAttribute('aria-label', 'Problems of the content');
  aside.append(heading, ' ', hide, list);
  // The policy forbids style attributes in HTML, and not what a script sets.
  Object.assign(aside.style, PANEL);
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
