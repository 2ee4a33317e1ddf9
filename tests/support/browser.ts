import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { findBrowser } from '#tests/support/findBrowser.ts';

const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

export interface TestBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Starts Chromium with a profile of its own, which goes with it. */
export async function launchBrowser(): Promise<TestBrowser> {
  const { executable, env } = findBrowser();
  const userDataDir = mkdtempSync(path.join(os.tmpdir(), 'browser-'));
  const browser = await puppeteer.launch({
    executablePath: executable,
    userDataDir,
    args: FLAGS,
    env: { ...process.env, ...env },
  });
  return {
    browser,
    async close() {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
}

export interface Visit {
  readonly page: Page;
  /** Every error of the console, of the page and of its policy so far. */
  readonly complaints: readonly string[];
}

/** Opens a tab that remembers all that goes wrong in it. */
export async function openTab(browser: Browser): Promise<Visit> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) =>
    complaints.push(`exception: ${error instanceof Error ? error.message : String(error)}`),
  );
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  return { page, complaints };
}

/** Waits until the browser's part has taken the page over. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction('document.documentElement.dataset.hydrated === "true"', { timeout: 10_000 });
}
