import type { Browser, BrowserContext, Page } from 'puppeteer';

/**
 * Visitors: contexts of a browser, each with cookies, storage and a cache of its own. To be somewhere for the first time costs
 * more than most tests: a process begins, and compiles all that a site has of scripts. So each worker of Jest has one visitor,
 * who comes to each file as somebody who was never there; what is compiled stays with the process.
 */

/** A page without anything. In a tab behind all others, it keeps the process of the site from one tab to the next. */
const BEHIND = '/robots.txt';

/** A visitor who was never there, until it leaves. */
export interface Visitor {
  readonly context: BrowserContext;
  leave(): Promise<void>;
}

/** Two at once in one file are two. */
let isTaken = false;

/** @param browser which other processes may use, too */
export async function openVisitor(browser: Browser): Promise<Visitor> {
  const { SITE_ORIGIN: origin, JEST_WORKER_ID: worker } = process.env;
  if (!origin) return once(await browser.createBrowserContext());
  const address = `${origin}${BEHIND}?worker=${String(worker)}`;
  if (worker === undefined || isTaken) return once(await open(browser, origin + BEHIND));
  isTaken = true;
  const isHere = (context: BrowserContext) => context.targets().some((target) => target.url() === address);
  const context = browser.browserContexts().find(isHere) ?? (await open(browser, address));
  // The file before may have ended in the middle.
  await forgetVisitor(context);
  return {
    context,
    async leave() {
      await closeTabs(context);
      isTaken = false;
    },
  };
}

const once = (context: BrowserContext): Visitor => ({ context, leave: () => context.close() });

async function open(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.createBrowserContext();
  await (await context.newPage()).goto(address);
  return context;
}

/** Makes the visitor one who was never here: closes the tabs, and forgets what was kept, permitted and loaded. */
export async function forgetVisitor(context: BrowserContext): Promise<void> {
  const behind = await closeTabs(context);
  const session = await behind.createCDPSession();
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await context.clearPermissionOverrides();
}

/** @returns the tab that stays */
async function closeTabs(context: BrowserContext): Promise<Page> {
  const pages = await context.pages();
  const behind = pages.find((page) => URL.parse(page.url())?.pathname === BEHIND);
  if (!behind) throw new Error('No tab is left that could forget');
  for (const page of pages) if (page !== behind) await page.close();
  return behind;
}
