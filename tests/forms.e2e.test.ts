import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Page } from 'puppeteer';
import { FORM_IDS, type FormId, type RuleName } from '#src/forms/data/formDefinition.ts';
import { forms } from '#src/forms/data/forms.ts';
import { launchBrowser, openTab, waitForShell, type TestBrowser, type Visit } from '#tests/support/browser.ts';
import {
  FORM_CASES,
  fillIn,
  FORM_PAGES,
  formAddress,
  goodValues,
  RULE_WORDS,
  type CaseFile,
  type CaseValue,
  type FillStep,
  type FormLanguage,
} from '#tests/support/formCases.ts';
import { BOUNDARY, multipart, type PostedFile } from '#tests/support/formPost.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { plainSpaces } from '#tests/support/plainSpaces.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/**
 * Every form and every rule, as a visitor meets them: told by the server in every language, and by the browser in English.
 * In the other languages the browser is asked on forms that have all the rules together: its words are those of the server.
 */

const LANGUAGES = Object.keys(RULE_WORDS) as FormLanguage[];
const EVERY = LANGUAGES.flatMap((language) => FORM_IDS.map((form) => [language, form] as const));

/** All rules are on these. */
const BROAD: readonly FormId[] = ['contact', 'verification'];
const IN_BROWSER = EVERY.filter(([language, form]) => language === 'en' || BROAD.includes(form));

interface Round {
  /** Of every field: one bad value for each that has still a rule to break, and good ones for the rest. */
  readonly values: Readonly<Record<string, CaseValue>>;
  /** The rule that each bad value breaks. */
  readonly broken: Readonly<Record<string, RuleName>>;
}

/** @returns as many ways to fill a form in as it takes to break every rule of every field once */
function roundsOf(form: FormId): Round[] {
  const cases = FORM_CASES.filter((one) => one.form === form);
  const fields = [...Map.groupBy(cases, ({ field }) => field).values()];
  return Array.from({ length: Math.max(...fields.map(({ length }) => length)) }, (_, index) => {
    const bad = fields.flatMap((ofField) => ofField.slice(index, index + 1));
    const values = Object.fromEntries(bad.map(({ field, bad: value }) => [field, value]));
    return {
      values: { ...goodValues(forms[form]), ...values },
      broken: Object.fromEntries(bad.map(({ field, rule }) => [field, rule])),
    };
  });
}

const messageId = (form: FormId, field: string) => `${FORM_PAGES[form].id}-${field}-error`;

/** @returns what each message must say, by its id */
const wordsOf = (language: FormLanguage, form: FormId, broken: Round['broken']) =>
  Object.fromEntries(
    Object.entries(broken).map(([field, rule]) => [messageId(form, field), RULE_WORDS[language][rule]]),
  );

test('the forms that the browser is asked on in every language have all rules', () => {
  const rules = FORM_CASES.filter(({ form }) => BROAD.includes(form)).map(({ rule }) => rule);
  expect(new Set(rules)).toEqual(new Set(Object.keys(RULE_WORDS.en)));
});

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

const PDF = Buffer.from('%PDF-1.7\n');

const fileOf = (field: string, { name, size }: CaseFile): PostedFile => ({
  field,
  name,
  content: Buffer.concat([PDF], size),
});

const originOf = (host: string) => `http://${host}:${String(sitePort())}`;

async function open(language: FormLanguage, form: FormId, script = true) {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setJavaScriptEnabled(script);
  await goTo(page, language, form);
  if (script) await waitForForm(page, form);
  return { page, complaints };
}

function goTo(page: Page, language: FormLanguage, form: FormId) {
  const { host, path } = formAddress(language, form);
  return page.goto(originOf(host) + path);
}

const actionOf = (form: FormId) => `/api/forms/${form}`;

/** Of the islands of a page the form's alone: the others would only draw. */
async function waitForForm(page: Page, form: FormId) {
  await waitForShell(page);
  await page.waitForFunction(
    (action) => {
      const island = document.querySelector(`form[action="${action}"]`)?.closest('[data-island=""]');
      island?.dispatchEvent(new Event('pointerover'));
      return !island;
    },
    {},
    actionOf(form),
  );
}

/**
 * Types, chooses or ticks as a hand would as far as the form can tell, and leaves each field.
 *
 * @returns what each message says, once it is what it should be or is late
 */
const enter = (page: Page, form: FormId, ...steps: readonly FillStep[]): Promise<string[]> =>
  page.evaluate(fillIn, actionOf(form), steps, PATIENCE.condition);

describe('in one tab, from form to form', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openTab(chromium.browser);
  });
  afterAll(() => leaveTab(visit.page));

  test.each(IN_BROWSER)('%s, %s: the browser tells each broken rule in its words', async (language, form) => {
    const before = visit.complaints.length;
    await goTo(visit.page, language, form);
    await waitForForm(visit.page, form);
    const good = goodValues(forms[form]);
    const cases = FORM_CASES.filter((one) => one.form === form);
    const words = cases.map(({ rule }) => RULE_WORDS[language][rule]);
    const steps = cases.map(({ field, bad }, index): FillStep => {
      const country = field === 'phone' ? [['country', 'us'] as const] : [];
      const message = { id: messageId(form, field), words: words[index] ?? '' };
      return { values: [[field, good[field] ?? ''], ...country, [field, bad]], message };
    });
    const said = (await enter(visit.page, form, ...steps)).map(plainSpaces);
    const named = (texts: readonly string[]) => cases.map(({ field, rule }, index) => [field, rule, texts[index]]);
    expect(named(said)).toEqual(named(words));
    expect(visit.complaints.slice(before)).toEqual([]);
  });
});

/** A post as the browser or a form without JavaScript makes it, from the table's values. */
async function post(language: FormLanguage, form: FormId, changed: Record<string, CaseValue>, accept: string) {
  const { host, path } = formAddress(language, form);
  const fields: [string, string][] = [];
  const files: PostedFile[] = [];
  for (const [name, value] of Object.entries<CaseValue>({ ...goodValues(forms[form]), page: path, ...changed })) {
    if (typeof value === 'string') fields.push([name, value]);
    else files.push(fileOf(name, value));
  }
  // By hand: `fetch` sets the host itself, by which the site is told apart.
  const sent = request({
    port: sitePort(),
    host: '127.0.0.1',
    method: 'POST',
    path: actionOf(form),
    headers: {
      Accept: accept,
      Host: new URL(originOf(host)).host,
      Origin: originOf(host),
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  });
  sent.end(multipart({ fields, files }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: await text(answer), location: answer.headers.location };
}

test.each(FORM_IDS)('%s: the server tells scripts each broken rule', async (form) => {
  for (const { values, broken } of roundsOf(form)) {
    const { status, text } = await post('en', form, values, 'application/json');
    expect([status, JSON.parse(text)]).toEqual([422, { errors: broken }]);
  }
});

test.each(EVERY)('%s, %s: the server tells each broken rule on the page, at its field', async (language, form) => {
  for (const { values, broken } of roundsOf(form)) {
    const { status, text } = await post(language, form, values, 'text/html');
    // The whole page takes as long to parse as to make.
    const [returned = ''] = new RegExp(`<form[^>]* action="${actionOf(form)}".*?</form>`, 's').exec(text) ?? [];
    const page = parseDocument(returned);
    const said = Object.keys(broken).map((field) => {
      const message = DomUtils.getElementById(messageId(form, field), page);
      return [messageId(form, field), message && plainSpaces(DomUtils.textContent(message))];
    });
    expect([status, Object.fromEntries(said)]).toEqual([422, wordsOf(language, form, broken)]);
  }
});

test.each(EVERY)('%s, %s: a good form is thanked for with a number', async (language, form) => {
  const json = await post(language, form, {}, 'application/json');
  expect(json.status).toBe(201);
  const { reference } = JSON.parse(json.text) as { reference: string };
  const plain = await post(language, form, {}, 'text/html');
  expect(plain.status).toBe(303);
  expect(plain.location).toMatch(/^(\/es|\/pt)?\/thank-you\?ref=[0-9A-Z-]{9}$/);
  expect(reference).toMatch(/^[0-9A-Z-]{9}$/);
});

test('without JavaScript a form comes back with what was typed, and is thanked for when it is put right', async () => {
  const { page } = await open('es', 'comment', false);
  await page.type('#comment-name', 'Ana Lima');
  await page.type('#comment-email', 'ana@firm');
  await page.type('#comment-message', 'Una cifra: 640 ms <b>');
  await page.click('#comment-consent');
  await Promise.all([page.waitForNavigation(), page.click('form[action="/api/forms/comment"] button')]);
  expect(await page.$eval('#comment-email-error', (element) => element.textContent)).toBe(RULE_WORDS.es.email);
  expect(await page.$eval('#comment-errors a', (link) => link.getAttribute('href'))).toBe('#comment-email');
  expect(await page.$eval('#comment-message', (area) => (area as HTMLTextAreaElement).value)).toBe(
    'Una cifra: 640 ms <b>',
  );
  expect(await page.$eval('#comment-consent', (box) => (box as HTMLInputElement).checked)).toBe(true);
  await page.focus('#comment-email');
  await page.keyboard.press('End');
  await page.keyboard.type('.example');
  await Promise.all([page.waitForNavigation(), page.click('form[action="/api/forms/comment"] button')]);
  expect(new URL(page.url()).pathname).toBe('/es/thank-you');
  await leaveTab(page);
});

test('a form with a file is sent in place and ends on the page of thanks', async () => {
  const { page, complaints } = await open('pt', 'career');
  const texts = Object.entries(goodValues(forms.career)).filter(([, value]) => typeof value === 'string');
  await enter(page, 'career', { values: texts });
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#apply-cv_file');
    const transfer = new DataTransfer();
    transfer.items.add(new File([`%PDF-1.7\n${'x'.repeat(2000)}`], 'my.cv.v2.final.pdf'));
    if (input) input.files = transfer.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.click('form[action="/api/forms/career"] button[type=submit]');
  await page.waitForFunction(() => location.pathname === '/pt/thank-you');
  expect(new URL(page.url()).searchParams.get('ref')).toMatch(/^[0-9A-Z-]{9}$/);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('what is sent offline waits, over a reload, and goes out with its key when the network is back, and its number stays until it is read', async () => {
  const { page } = await open('en', 'newsletter');
  const values = [
    ['email', 'ana@firm.example'],
    ['consent', 'true'],
  ] as const;
  await enter(page, 'newsletter', { values });
  await goOffline(page);
  await page.click('form[action="/api/forms/newsletter"] button[type=submit]');
  await page.waitForFunction(() => document.body.textContent.includes('You are offline. Your message is kept'));
  await goOnline(page);
  await page.goto(`${originOf('localhost')}/contacts`);
  const told = () => page.waitForFunction(() => /Its number is [0-9A-Z-]{9}/.exec(document.body.textContent)?.[0]);
  const number = await (await told()).jsonValue();
  await page.reload();
  expect(await (await told()).jsonValue()).toBe(number);
  await page.click('[role=status] button');
  await page.waitForFunction(() => localStorage.getItem('form_outbox') === null);
  await leaveTab(page);
});
