import type { Page } from 'puppeteer';

/** Links of the test's own, whatever the content says, in reach of the pointer. */
export function addLinks(page: Page, hrefs: readonly string[]): Promise<void> {
  return page.evaluate((all) => {
    const box = document.createElement('div');
    box.id = 'mine';
    box.style.cssText = 'position:fixed;inset:200px auto auto 0;z-index:1000;background:white';
    for (const href of all) {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = href;
      link.style.cssText = 'display:block;padding:4px';
      box.append(link);
    }
    document.getElementById('mine')?.remove();
    document.body.append(box);
  }, hrefs);
}

/** @returns the selector of such a link */
export function linkTo(path: string): string {
  return `#mine a[href="${path}"]`;
}
