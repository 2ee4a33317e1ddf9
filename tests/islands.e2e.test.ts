import { setTimeout as delay } from 'node:timers/promises';
import type { HTTPRequest, Page } from 'puppeteer';
import { launchBrowser, openTab, waitForHydration, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { builtScript, chunkOf } from '#tests/support/builtChunks.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { countryOf, tabTo } from '#tests/support/pricePage.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** What behaves on a page, before and after its code has come (docs/decisions/0043). */

/** In ms: what comes by itself has come by then. */
const QUIET = 1000;

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** A visitor who saves data: what is requested is this page's, and no other's that may come next. */
async function open(prepare?: (page: Page) => Promise<unknown>) {
  const tab = await openTab(chromium.browser);
  await tab.page.setViewport({ width: 1280, height: 800 });
  await tab.page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await prepare?.(tab.page);
  return tab;
}

async function visit(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const tab = await open(prepare);
  await tab.page.goto(siteOrigin() + path, { waitUntil: 'load' });
  await waitForShell(tab.page);
  return tab;
}

/** Keeps scripts back until they are let go, or refuses them. */
function withhold(scripts: RegExp, refuse = false) {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const prepare = async (page: Page) => {
    page.on('request', (request) => {
      if (!scripts.test(request.url())) void request.continue();
      else if (refuse) void request.abort();
      else void released.then(() => request.continue());
    });
    await page.setRequestInterception(true);
  };
  return { prepare, letGo };
}

const FORM = builtScript('block-form');
const valueOf = (page: Page, selector: string) => page.$eval(selector, (field) => (field as HTMLInputElement).value);

test.each(['/', '/products/voicebot', '/pricing', '/contacts', '/promo/call-center-software'])(
  '%s loads no script of what waits for its use, and few in all',
  async (path) => {
    const scripts: string[] = [];
    const { page, complaints } = await visit(path, (tab) => {
      tab.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      return Promise.resolve();
    });
    await page.waitForNetworkIdle({ idleTime: QUIET });
    expect(scripts.map(chunkOf).filter((name) => name.startsWith('block-'))).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(8);
    await waitForHydration(page);
    expect(scripts.map(chunkOf).some((name) => name.startsWith('block-'))).toBe(true);
    expect(complaints).toEqual([]);
    await leaveTab(page);
  },
);

test('what is written in a form before its code comes stays, and the form is told of it', async () => {
  const { prepare, letGo } = withhold(FORM);
  const { page, complaints } = await visit('/contacts', prepare);
  await page.type('form[action="/api/forms/contact"] [name="name"]', 'Ada');
  letGo();
  await page.waitForSelector('[data-block="form"][data-island="awake"]');
  await page.keyboard.type(' Lovelace');
  expect(await valueOf(page, '[name="name"]')).toBe('Ada Lovelace');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="token"]')?.value !== '');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a form that is sent before its code comes is checked and sent in place', async () => {
  const { prepare, letGo } = withhold(FORM);
  const { page, complaints } = await visit('/contacts', prepare);
  const before = await page.evaluateHandle(() => document);
  await page.click('form[action="/api/forms/contact"] button[type="submit"]');
  letGo();
  await page.waitForSelector('[role="alert"] a, [id$="-errors"] a');
  expect(await page.evaluate((first) => first === document, before)).toBe(true);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a form whose code does not come is sent as without JavaScript', async () => {
  const { prepare } = withhold(FORM, true);
  const { page } = await visit('/contacts', prepare);
  await page.type('form[action="/api/forms/contact"] [name="name"]', 'Ada');
  const [answer] = await Promise.all([
    page.waitForNavigation(),
    // The page goes while it is asked, so it is told to do it behind that.
    page.$eval('form[action="/api/forms/contact"]', (form) => void setTimeout(() => form.requestSubmit())),
  ]);
  expect(answer?.status()).toBe(422);
  await delay(QUIET);
  expect(await valueOf(page, '[name="name"]')).toBe('Ada');
  await leaveTab(page);
});

test('by the keyboard alone, tabs are tabs when one comes to them', async () => {
  const { page, complaints } = await visit('/platform/voice');
  await tabTo(page, '[role="tab"]');
  await page.waitForFunction(() => document.activeElement?.matches('button[role="tab"]'));
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement?.matches('[role="tab"][aria-selected="true"]'));
  expect(await page.$$eval('[role="tab"]', (tabs) => tabs.indexOf(document.activeElement as HTMLElement))).toBe(1);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('who reads on meets tabs: they are there before they are seen', async () => {
  const { page, complaints } = await visit('/platform/voice');
  const topOf = () => page.$eval('[data-block="tabs"]', (tabs) => tabs.getBoundingClientRect().top / innerHeight);
  expect(await topOf()).toBeGreaterThan(2);
  await page.$eval('[data-block="tabs"]', (tabs) => {
    scrollBy({ top: tabs.getBoundingClientRect().top - 1.5 * innerHeight, behavior: 'instant' });
  });
  await page.waitForSelector('[data-block="tabs"] button[role="tab"]');
  expect(await topOf()).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a change of the query before the price list is awake is not lost, and throws nothing away', async () => {
  const { prepare, letGo } = withhold(builtScript('block-price-list'));
  const { page, complaints } = await visit('/pricing', prepare);
  const table = await page.evaluateHandle(() => document.querySelector('[data-block="price-list"] table'));
  await page.$eval('nav a[href$="currency=EUR"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => location.search === '?currency=EUR');
  await page.waitForSelector('nav a[href$="currency=EUR"][aria-current]');
  expect(await page.evaluate((first) => first?.isConnected, table)).toBe(true);
  await page.hover('[data-block="price-list"]');
  letGo();
  await page.waitForSelector('[data-block="price-list"][data-island="awake"]');
  await page.waitForFunction(() =>
    document.querySelector('[data-block="price-list"] table')?.textContent.includes('€'),
  );
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

/** The price list shows every country: its page brings neither those nor the rates as data (docs/decisions/0056). */
const onFields = (answer: (request: HTTPRequest) => unknown) => async (page: Page) => {
  page.on(
    'request',
    (request) => void (request.url().includes('/api/getIslands') ? answer(request) : request.continue()),
  );
  await page.setRequestInterception(true);
};
const awake = '[data-block="price-list"][data-island="awake"]';
const boot = (page: Page) => page.$eval('#boot', (script) => script.textContent);

test('fields that are not in the document come when the island is used, of the query that it was drawn for', async () => {
  const asked: string[] = [];
  const { page, complaints } = await visit(
    '/es/pricing?country=de&utm_source=x',
    onFields((request) => {
      asked.push(request.url());
      return request.continue();
    }),
  );
  expect(await boot(page)).not.toContain('Afganistán');
  expect(asked).toEqual([]);
  await page.hover('[data-block="price-list"]');
  await page.waitForSelector(awake);
  expect(asked.map((url) => new URL(url).searchParams.get('url'))).toEqual(['/es/pricing?country=de&utm_source=x']);
  expect(await countryOf(page)).toBe('Alemania');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('where they are others by now, the page is loaded again, once', async () => {
  let loads = 0;
  const { page } = await visit('/pricing', async (tab) => {
    tab.on('load', () => (loads += 1));
    await onFields((request) => request.respond({ contentType: 'application/json', body: '{}' }))(tab);
  });
  // The document that is pointed at may be gone before the mouse has arrived.
  const hover = page.hover('[data-block="price-list"]').catch(() => undefined);
  await Promise.all([page.waitForNavigation(), hover]);
  await waitForShell(page);
  await page.hover('[data-block="price-list"]');
  await delay(QUIET);
  expect(loads).toBe(2);
  await leaveTab(page);
});

test('where they cannot be had, the next use asks again', async () => {
  // On a busy machine the page may still move below the mouse, and what comes under it is used, too.
  let refusals = 0;
  let isUp = false;
  const { page } = await visit(
    '/pricing',
    onFields((request) => {
      if (isUp) return request.continue();
      refusals += 1;
      return request.respond({ status: 503 });
    }),
  );
  await page.hover('[data-block="price-list"]');
  await waitUntil(() => refusals > 0);
  await delay(QUIET);
  expect(await page.$(awake)).toBeNull();
  isUp = true;
  await page.hover('h1');
  await page.hover('[data-block="price-list"] select');
  await page.waitForSelector(awake);
  await leaveTab(page);
});
