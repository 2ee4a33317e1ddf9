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

/** Resolves when the bar has been in a phase since it is watched. */
export const untilBarHas = (page: Page, phase: string) =>
  page.waitForFunction((wanted) => (window as unknown as { phases: string[] }).phases.includes(wanted), {}, phase);
