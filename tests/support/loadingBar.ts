import type { Page } from 'puppeteer';

/** Notes what the bar goes through: a phase may be over before one could ask for it. */
export const watchBar = (page: Page) =>
  page.evaluate(() => {
    const phases: string[] = [];
    Object.assign(window, { phases });
    new MutationObserver(() => {
      const phase = document.querySelector('[role=progressbar]')?.getAttribute('data-phase');
      if (phase) phases.push(phase);
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-phase'] });
  });

/**
 * Resolves when the bar has been in a phase since it is watched.
 *
 * @throws with the phases that it has been in, and where the page is, when it takes too long
 */
export async function untilBarHas(page: Page, phase: string): Promise<void> {
  try {
    await page.waitForFunction((wanted) => (window as unknown as Watched).phases.includes(wanted), {}, phase);
  } catch (cause) {
    const state = await page.evaluate(() => {
      const { phases } = window as unknown as Watched;
      return { phases, address: location.href, online: navigator.onLine, entry: history.state as unknown };
    });
    throw new Error(`The bar was never ${phase}: ${JSON.stringify(state)}`, { cause });
  }
}

interface Watched {
  readonly phases: readonly string[];
}
