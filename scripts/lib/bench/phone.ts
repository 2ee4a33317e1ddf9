import puppeteer, { type Browser, type Page } from 'puppeteer';
import { startBrowser } from '#tests/support/browser.ts';

/** As Lighthouse has it. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } as const;

/** A browser on a phone, each of whose visitors was never here. */
export interface Phone {
  /** The port of its remote control. */
  readonly port: number;
  /** Hands a tab to the visit, and closes it with all that it was told to remember. */
  visit<Result>(look: (page: Page) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Starts Chromium as the tests do. */
export async function openPhone(): Promise<Phone> {
  const running = await startBrowser();
  const browser: Browser = await puppeteer.connect({ browserWSEndpoint: running.endpoint, defaultViewport: PHONE });
  return {
    port: Number(new URL(running.endpoint).port),
    async visit(look) {
      const context = await browser.createBrowserContext();
      try {
        return await look(await context.newPage());
      } finally {
        await context.close();
      }
    },
    async close() {
      await browser.disconnect();
      await running.close();
    },
  };
}
