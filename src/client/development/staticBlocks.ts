import { BOOT_ID, type Boot } from '#src/app/boot.ts';
import type { KeptBlock } from '#src/app/BlockView.tsx';

/** What can be done with the page as the server has it now. */
export type Taken =
  /** Everything that it changes is in place. */
  | 'taken'
  /** It changes what hydration began with. */
  | 'reload'
  /** The browser has rendered the static blocks itself, after a navigation: what it shows is its own. */
  | 'rendered here';

/** Brings what hydration leaves alone up to date while somebody writes content. */
export interface StaticBlocks {
  /** Puts the server's HTML into the blocks that hydration leaves alone, each where it is another than before. */
  take(next: Document): Taken;
  /** @returns whether React has put empty ones in their place: it has no HTML for them (docs/decisions/0003) */
  areLost(): boolean;
}

/** React's mark where a part of a streamed page is to come. */
const PENDING = 'template[id^="B:"]';

/** @param page the document, when nobody has touched it yet */
export function createStaticBlocks(page: Document): StaticBlocks {
  const boot = bootOf(page);
  const elements = boot === '' ? [] : keptBlocks(boot).map(({ id }) => page.getElementById(id));
  const blocks = elements.filter((element) => element !== null);
  const shell = shellOf(page);
  const shown = new Map(blocks.map((element) => [element, normalize(element.innerHTML)]));

  return {
    take(next) {
      if (!blocks.every(({ isConnected }) => isConnected)) return 'rendered here';
      if (bootOf(next) !== boot || shellOf(next) !== shell || next.querySelector(PENDING)) return 'reload';
      addStylesheets(page, next);
      for (const block of blocks) {
        const html = normalize(next.getElementById(block.id)?.innerHTML ?? '');
        // What is as it was keeps what its reader has opened.
        if (html !== shown.get(block)) block.innerHTML = html;
        shown.set(block, html);
      }
      return 'taken';
    },
    areLost: () => blocks.some(({ id, isConnected }) => !isConnected && page.getElementById(id)?.innerHTML === ''),
  };
}

/** @returns the text of the boot data; empty for a page without */
function bootOf(page: Document): string {
  return page.getElementById(BOOT_ID)?.textContent ?? '';
}

/** @returns what is kept of the shell; which of its links is the current one says the page */
function shellOf(page: Document): string {
  const parts = [...page.querySelectorAll('[data-kept]')].map(({ innerHTML }) => innerHTML);
  return parts.join('').replaceAll(' aria-current="page"', '');
}

function keptBlocks(boot: string): KeptBlock[] {
  return (JSON.parse(boot) as Boot).page.blocks.filter((block): block is KeptBlock => 'kept' in block);
}

/** A document with scripts and one without write `noscript` differently: both as one without. */
function normalize(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
}

function addStylesheets(page: Document, next: Document): void {
  const hrefs = new Set([...stylesheetsOf(page)].map((link) => link.getAttribute('href')));
  for (const link of stylesheetsOf(next)) {
    if (!hrefs.has(link.getAttribute('href'))) page.head.append(page.importNode(link));
  }
}

function stylesheetsOf(page: Document) {
  return page.querySelectorAll('link[rel="stylesheet"]');
}
