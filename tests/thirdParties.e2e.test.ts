import type { Page } from 'puppeteer';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { launchBrowser, openUnansweredTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { createThirdParties } from '#tests/support/createThirdParties.ts';
import { followLink } from '#tests/support/followLink.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** Tags, chat and the check against robots (SPEC parts 3, 4, 7 and 8), all of them on, against one stand-in over real HTTP. */

const CHANNEL = '0b7a1f0e-6a7e-4f0e-9a51-1d2c3b4a5f60';

let parties: Awaited<ReturnType<typeof createThirdParties>>;
let site: RunningSite;
let chromium: TestBrowser;

beforeAll(async () => {
  parties = await createThirdParties();
  const { origin } = parties;
  [site, chromium] = await Promise.all([
    startSite({
      GTM_ID: 'main=GTM-MAIN1,ru=GTM-RU2',
      GTM_ORIGIN: origin,
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_ORIGIN: origin,
      KIT_CHAT_HOST: origin,
      KIT_CHAT_CHANNEL: CHANNEL,
      KIT_CHAT_TOKEN: 'chat-token',
      FORMS_ORIGIN: origin,
      FORM_MIN_SECONDS: '0',
      FORM_RATE_LIMIT: '0',
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await chromium.close();
  await Promise.all([site.stop(), parties.close()]);
});
beforeEach(() => parties.turn('works'));

/** One at a time: others of the same visitor would answer to what one of them says. */
let open: Page | undefined;
afterEach(async () => {
  if (open) await leaveTab(open);
  open = undefined;
});

interface VisitOptions {
  /** The answer of an earlier visit; none: nobody was asked yet. */
  readonly consent?: readonly ConsentCategory[];
  readonly width?: number;
}

/** A visitor who comes to a page with what an earlier visit has left. */
async function visit(path: string, { consent, width = 1280 }: VisitOptions = {}) {
  const { page, complaints } = await openUnansweredTab(chromium.browser);
  open = page;
  // Low: there is less to draw.
  await page.setViewport({ width, height: 400 });
  // Before the first page of the visit, and no other.
  await page.evaluateOnNewDocument((answer) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('visited')) return;
    localStorage.clear();
    sessionStorage.setItem('visited', 'true');
    if (answer) localStorage.setItem('cookie', JSON.stringify(answer));
  }, consent);
  await chromium.browser.deleteCookie(...(await chromium.browser.cookies()));
  await page.goto(site.origin + path);
  await waitForHydration(page);
  return { page, complaints };
}

/** The visitor answers in another tab: this one hears of it. */
const answer = (page: Page, consent: readonly ConsentCategory[]) =>
  page.evaluate((value) => {
    localStorage.setItem('cookie', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookie' }));
  }, JSON.stringify(consent));

/** What the data layer holds: commands as lists, times as numbers that are. */
const dataOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry): unknown => {
      if (Object.prototype.toString.call(entry) === '[object Arguments]')
        return Array.from(entry as ArrayLike<unknown>);
      return Object.fromEntries(
        Object.entries(entry as object).map(([name, value]) => [
          name,
          name === 'gtm.start' ? 'now' : (value as unknown),
        ]),
      );
    }),
  );
/** The tags have started: from then on nothing is asked for that was not agreed to. */
const waitForTags = (page: Page) => page.waitForFunction('window.dataLayer?.length > 0');
const askedFor = (start: string) => parties.asked.filter((url) => url.startsWith(start));

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const DEFAULT = ['consent', 'default', { ...DENIED, wait_for_update: 500 }];
const START = { 'gtm.start': 'now', event: 'gtm.js' };
/** A page with a button that opens a menu, and one of few words. */
const WITH_BUTTON = '/dialer';
const PLAIN = '/case-studies';

/** That button; whatever stands above it. */
async function press(page: Page) {
  const button = await page.waitForSelector('main [data-menu] > summary');
  await button?.evaluate((summary) => summary.click());
}

/** Fills a short form in, and sends it. */
async function send(page: Page, form: 'newsletter' | 'comment') {
  await page.waitForSelector(`form[action="/api/forms/${form}"]`);
  await page.evaluate((action) => {
    const fields: Readonly<Record<string, string>> = { name: 'Ana', email: 'ana@firm.example', message: 'Good.' };
    const element = document.querySelector<HTMLFormElement>(`form[action="${action}"]`);
    for (const input of element?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) {
      if (input.name === 'consent') input.click();
      else input.value = fields[input.name] ?? input.value;
    }
    element?.requestSubmit();
  }, `/api/forms/${form}`);
  await page.waitForFunction(`location.pathname === '/thank-you'`);
  await waitUntil(() => parties.posts.length > 0);
  const body = parties.posts[0]?.body ?? '';
  return Object.fromEntries(
    [...body.matchAll(/name="([^"]+)"\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)/g)].map(([, name = '', value]) => [
      name,
      value,
    ]),
  );
}

test('before an answer nothing is written and no third party is asked: not by pages, buttons or forms', async () => {
  const { page, complaints } = await visit(WITH_BUTTON);
  await waitForTags(page);
  await press(page);
  await followLink(page, '/blog');
  const sent = await send(page, 'newsletter');
  expect(sent).toMatchObject({ email: 'ana@firm.example' });
  expect(Object.keys(sent).filter((name) => name.includes('captcha'))).toEqual([]);
  expect(parties.asked).toEqual([]);
  expect(await dataOf(page)).toEqual([DEFAULT]);
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], '']);
  expect(complaints).toEqual([]);
});

test('a refusal, too, lets no third party in', async () => {
  const { page } = await visit(PLAIN, { consent: ['necessary'] });
  await waitForTags(page);
  expect(await dataOf(page)).toEqual([DEFAULT, ['consent', 'update', DENIED]]);
  await followLink(page, '/contacts');
  expect(parties.asked).toEqual([]);
});

test('with consent to analytics the container of the site comes, behind what was agreed to; then events and page views are told', async () => {
  const { page, complaints } = await visit(WITH_BUTTON);
  await waitForTags(page);
  await answer(page, ['necessary', 'analytics']);
  await page.waitForFunction('window.containers === 1');
  const granted = ['consent', 'update', { ...DENIED, analytics_storage: 'granted' }];
  expect(await dataOf(page)).toEqual([DEFAULT, granted, START]);
  expect(askedFor('/gtm.js')).toEqual(['/gtm.js?id=GTM-MAIN1']);
  await waitUntil(() => askedFor('/g/collect').length === 1);
  await press(page);
  await followLink(page, '/contacts');
  await page.waitForFunction('window.dataLayer.length === 6');
  const told = (await dataOf(page)).slice(3);
  expect(told).toEqual([
    { event: 'start_free', context_id: 'top' },
    ['event', 'start_free', { context_id: 'top' }],
    { event: 'page_view', page_path: '/contacts', page_title: await page.title(), page_language: 'en-US' },
  ]);
  // Taken back: denied, nothing more is told, and what the tags have kept goes.
  await answer(page, ['necessary']);
  await followLink(page, WITH_BUTTON);
  await press(page);
  expect((await dataOf(page)).slice(6)).toEqual([['consent', 'update', DENIED]]);
  const stays = await page.waitForFunction(() => document.querySelector('site-reload')?.textContent);
  expect(await stays.jsonValue()).toContain('goes when the page is loaded again');
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('_gcl_ls')])).toEqual(['', null]);
  expect([askedFor('/chat'), askedFor('/recaptcha')]).toEqual([[], []]);
  expect(complaints).toEqual([]);
});

test('the chat is loaded on window load above 600 px, with a time and the config of SPEC part 3, and not under /promo/', async () => {
  const { page, complaints } = await visit('/es/contacts', { consent: ['functional'] });
  await page.waitForSelector('#kit-chat');
  expect(askedFor('/chat')).toEqual([expect.stringMatching(/^\/chat\/widget\.js\?\d{13}$/)]);
  const chats = () => page.evaluate(() => (window as unknown as { chats: unknown[] }).chats);
  expect(await chats()).toEqual([
    {
      host: parties.origin,
      channel_uuid: CHANNEL,
      token: 'chat-token',
      client_data: {
        client_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        client_phone: 'Unknown',
        client_avatar: '',
        client_display_name: 'Unknown',
        client_email: '',
        client_language: 'es',
        company: 'Not specified',
        name: 'Unknown',
        phone: 'Unknown',
        timeout: 'Now',
        messages: [],
      },
    },
  ]);
  await followLink(page, '/es/promo/genesys-alternative');
  await page.waitForFunction(`!document.getElementById('kit-chat')`);
  await followLink(page, '/es/contacts');
  await page.waitForSelector('#kit-chat');
  expect([(await chats()).length, askedFor('/chat').length]).toEqual([2, 1]);
  await answer(page, ['necessary']);
  await page.waitForFunction(`!document.getElementById('kit-chat')`);
  expect(askedFor('/gtm.js')).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each([
  ['on a screen of 600 px', PLAIN, 600],
  ['that begins under /promo/', '/promo/genesys-alternative', 1280],
])('a visit %s has no chat', async (_what, path, width) => {
  const { page } = await visit(path, { consent: ['functional'], width });
  await waitForTags(page);
  // The tags, which start before the chat, have come so far: it would have been asked for by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(parties.asked).toEqual([]);
});

test.each([
  ['newsletter', '/blog', 'recaptcha'],
  ['comment', '/blog/when-the-line-goes-quiet', 'comment[recaptcha]'],
] as const)('%s is sent with the anti-bot token, and the provider gets it', async (form, path, name) => {
  const { page, complaints } = await visit(path, { consent: ['functional'] });
  await page.waitForSelector('#kit-chat');
  expect(askedFor('/recaptcha')).toEqual([]);
  expect(await send(page, form)).toMatchObject({ [name]: `token of site-key for /api/forms/${form}` });
  expect(askedFor('/recaptcha')).toEqual(['/recaptcha/api.js?render=site-key']);
  // What it has kept goes with the consent.
  const kept = () => page.evaluate(() => localStorage.getItem('_grecaptcha'));
  expect(await kept()).toBe('a code');
  await answer(page, ['necessary']);
  expect(await kept()).toBeNull();
  expect(complaints).toEqual([]);
});

const ALL = ['functional', 'analytics', 'marketing'] as const;
/** SPEC part 8: the server logs it, and so does the page. */
const LOGGED = 'Invalid domain for site key';
const failures = () => site.output().split(LOGGED).length - 1;

test('third parties that are slow hold up neither the load event, nor hydration, nor navigation, nor a form for long', async () => {
  parties.turn('late');
  const { page, complaints } = await visit(PLAIN, { consent: ALL });
  await waitUntil(() => parties.asked.length === 2);
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  await followLink(page, '/blog');
  const before = failures();
  expect(Object.keys(await send(page, 'newsletter'))).not.toContain('recaptcha');
  await waitUntil(() => failures() === before + 1);
  expect(await page.$('#kit-chat')).toBeNull();
  parties.release();
  await page.waitForSelector('#kit-chat');
  await page.waitForFunction('window.containers === 1');
  expect(complaints).toEqual([expect.stringContaining(`warn: ${LOGGED}`)]);
});

test.each(['broken', 'absent'] as const)('third parties that are %s are not noticed by the page', async (mood) => {
  parties.turn(mood);
  const { page, complaints } = await visit(WITH_BUTTON, { consent: ALL });
  await waitUntil(() => parties.asked.length >= 2);
  if (mood === 'broken') await page.waitForFunction('window.containers && window.chats');
  await press(page);
  await page.waitForSelector('main [data-menu][open]');
  await followLink(page, '/blog');
  const before = failures();
  expect(await send(page, 'newsletter')).toMatchObject({ email: 'ana@firm.example' });
  await waitUntil(() => failures() === before + 1);
  const [logged, others] = [true, false].map((is) =>
    complaints.filter((one) => one.startsWith(`warn: ${LOGGED}`) === is),
  );
  expect(logged).toHaveLength(1);
  // What the browser itself says of them: their own error, or that they did not answer.
  for (const complaint of others ?? [])
    expect(complaint).toMatch(/stand-in is broken|failed: http:\/\/127|ERR_EMPTY_RESPONSE/);
});
