import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import puppeteer, { type BrowserContext, type Page } from 'puppeteer';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { openNewTab, takeLeftTab } from '#tests/support/leftTabs.ts';
import { PATIENCE } from '#tests/support/patience.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  // A tab in a process that has the site's scripts compiled takes half of the time: see `launchBrowser`.
  '--process-per-site',
  '--disable-features=SpareRendererForSitePerProcess',
];

/** Where the browser listens that all end-to-end tests share: see e2eSetup. */
const SHARED = 'BROWSER_ENDPOINT';

/** A browser as a process, to be used from other processes too. */
export interface RunningBrowser {
  /** The address of its remote control. */
  readonly endpoint: string;
  close(): Promise<void>;
}

interface BrowserLife {
  /** Whether it ends this process too, at once, when a signal does: who has something to do before that ends it himself. */
  readonly endsOnSignal?: boolean;
}

/** Starts Chromium with a profile of its own, which goes with it. */
export async function startBrowser({ endsOnSignal = true }: BrowserLife = {}): Promise<RunningBrowser> {
  const { executable, env } = findBrowser();
  const userDataDir = mkdtempSync(path.join(os.tmpdir(), 'browser-'));
  const browser = await puppeteer.launch({
    executablePath: executable,
    userDataDir,
    args: FLAGS,
    timeout: PATIENCE.condition,
    handleSIGINT: endsOnSignal,
    handleSIGTERM: endsOnSignal,
    env: { ...process.env, ...env },
  });
  return {
    endpoint: browser.wsEndpoint(),
    async close() {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a browser for all who call `launchBrowser` from now on, in this process or in one that it starts; once is enough. */
export async function shareBrowser(life?: BrowserLife): Promise<RunningBrowser> {
  const shared = process.env[SHARED];
  if (shared !== undefined) return { endpoint: shared, close: () => Promise.resolve() };
  const running = await startBrowser(life);
  process.env[SHARED] = running.endpoint;
  return running;
}

/** A visitor: cookies and storage are its own. */
export interface TestBrowser {
  readonly browser: BrowserContext;
  /** Closes all its tabs, and what it was told to remember. */
  close(): Promise<void>;
}

/** Opens a context of its own, as a visitor who was never here: in the shared browser, or in one that ends with it. */
export async function launchBrowser(): Promise<TestBrowser> {
  const shared = process.env[SHARED];
  const own = shared === undefined ? await startBrowser() : undefined;
  const browser = await puppeteer.connect({ browserWSEndpoint: own?.endpoint ?? shared });
  const context = await browser.createBrowserContext();
  // Behind all others, so that the process of the site lives on from one tab to the next.
  if (process.env.SITE_ORIGIN) await (await context.newPage()).goto(`${process.env.SITE_ORIGIN}/robots.txt`);
  return {
    browser: context,
    async close() {
      await context.close();
      await browser.disconnect();
      await own?.close();
    },
  };
}

/** A tab, and what went wrong in it. */
export interface Visit {
  readonly page: Page;
  /** Every error of the console, of the page and of its policy so far. */
  readonly complaints: readonly string[];
}

/**
 * Opens a tab that remembers all that goes wrong in it: one that was left, which takes half the time, or a new one. Its visitor
 * has refused what is not required, so that no question for consent stands over the page.
 */
export async function openTab(browser: BrowserContext): Promise<Visit> {
  return watch((await takeLeftTab(browser)) ?? (await openNewTab(browser, true)));
}

/** Opens the same for a visitor who was never asked for consent, or who has answered in another such tab. */
export async function openUnansweredTab(browser: BrowserContext): Promise<Visit> {
  return watch(await openNewTab(browser, false));
}

function watch(page: Page): Visit {
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

/**
 * Waits until the browser's part has taken over what every visitor needs of a page; islands are as the server has sent them.
 *
 * @param timeout in ms
 * @throws when it takes longer
 */
export async function waitForShell(page: Page, timeout: number = PATIENCE.condition): Promise<void> {
  await page.waitForFunction('document.documentElement.dataset.hydrated === "true"', { timeout });
}

/**
 * Waits until the browser's part has taken over the whole page, as if a visitor had turned to every island of it.
 *
 * @param timeout in ms
 * @throws when it takes longer
 */
export async function waitForHydration(page: Page, timeout: number = PATIENCE.condition): Promise<void> {
  await waitForShell(page, timeout);
  await page.evaluate(`for (const island of document.querySelectorAll('[data-island=""]')) {
    island.dispatchEvent(new Event('pointerover'));
  }`);
  await page.waitForFunction(`!document.querySelector('[data-island=""]')`, { timeout });
}

/**
 * Lays out all of a page at once. What is laid out a slice a frame (src/client/laterLayout.css) has no colours to judge before, and
 * moves what is below it between a look at where something is and the click there.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset.laidOut = ''));
  await waitUntilDrawn(page);
}

/** Until a change is drawn that was just made: what the browser had skipped is skipped until then. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Shows the page as it is printed. */
export async function showPrinted(page: Page): Promise<void> {
  await page.emulateMediaType('print');
  await waitUntilDrawn(page);
}
