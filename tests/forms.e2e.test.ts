import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Page } from 'puppeteer';
import { FORM_IDS, type FormId, type RuleName } from '#src/forms/data/formDefinition.ts';
import { forms } from '#src/forms/data/forms.ts';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import {
  FORM_CASES,
  FORM_PAGES,
  formAddress,
  goodValues,
  RULE_WORDS,
  type CaseFile,
  type CaseValue,
  type FormLanguage,
} from '#tests/support/formCases.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { plainSpaces } from '#tests/support/plainSpaces.ts';
import { sitePort } from '#tests/support/sitePages.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

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
const NO_NAME = 'no-name';

function fileOf({ name, size }: CaseFile): File {
  const rest = Buffer.alloc(Math.max(0, size - PDF.length));
  return new File([PDF.subarray(0, size), rest], name || NO_NAME);
}

const originOf = (host: string) => `http://${host}:${String(sitePort())}`;

async function open(language: FormLanguage, form: FormId, script = true) {
  const { host, path } = formAddress(language, form);
  const { page, complaints } = await openTab(chromium.browser);
  await page.setJavaScriptEnabled(script);
  await page.goto(originOf(host) + path);
  if (script) await waitForHydration(page);
  return { page, complaints };
}

/** Types, chooses or ticks as a hand would as far as the form can tell, and leaves the field. */
async function enter(page: Page, form: FormId, name: string, value: CaseValue) {
  await page.evaluate(
    (action, name, value) => {
      const controls = [...document.querySelectorAll<HTMLInputElement>(`form[action="${action}"] [name="${name}"]`)];
      const [first] = controls;
      const control = controls.find((box) => box.type === 'radio' && box.value === value) ?? first;
      if (!control) throw new Error(`${action} has no ${name}`);
      control.focus();
      if (control.type === 'file') {
        const transfer = new DataTransfer();
        if (typeof value !== 'string' && value.name !== '')
          transfer.items.add(new File([new Uint8Array(value.size)], value.name));
        control.files = transfer.files;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (control.type === 'radio') {
        for (const radio of controls) radio.checked = radio.value === value;
      } else if (control.type === 'checkbox') {
        if (control.checked !== (value !== '')) control.click();
      } else {
        const type =
          control.tagName === 'SELECT'
            ? HTMLSelectElement
            : control.tagName === 'TEXTAREA'
              ? HTMLTextAreaElement
              : HTMLInputElement;
        // React keeps an eye on the property of the element itself.
        Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, value);
        control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      }
      control.blur();
    },
    `/api/forms/${form}`,
    name,
    value,
  );
}

test.each(IN_BROWSER)('%s, %s: the browser tells each broken rule in its words', async (language, form) => {
  const { page, complaints } = await open(language, form);
  for (const { field, rule, bad } of FORM_CASES.filter((one) => one.form === form)) {
    await enter(page, form, field, goodValues(forms[form])[field] ?? '');
    if (field === 'phone') await enter(page, form, 'country', 'us');
    await enter(page, form, field, bad);
    const words = RULE_WORDS[language][rule];
    const read = async () =>
      plainSpaces(await page.evaluate((id) => document.getElementById(id)?.textContent ?? '', messageId(form, field)));
    await waitUntil(async () => (await read()) === words).catch(() => undefined);
    expect([field, rule, await read()]).toEqual([field, rule, words]);
  }
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

/** A post as the browser or a form without JavaScript makes it, from the table's values. */
async function post(language: FormLanguage, form: FormId, changed: Record<string, CaseValue>, accept: string) {
  const { host, path } = formAddress(language, form);
  const body = new FormData();
  for (const [name, value] of Object.entries<CaseValue>({ ...goodValues(forms[form]), page: path, ...changed })) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, fileOf(value));
  }
  const encoded = new Response(body);
  // By hand: `fetch` sets the host itself, by which the site is told apart.
  const sent = request({
    port: sitePort(),
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/forms/${form}`,
    headers: {
      Accept: accept,
      Host: new URL(originOf(host)).host,
      Origin: originOf(host),
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
    },
  });
  // A browser says that none was chosen by a file without a name; Node leaves the mark of a file away then.
  const bytes = Buffer.from(await encoded.arrayBuffer()).toString('latin1');
  sent.end(bytes.replace(`filename="${NO_NAME}"`, 'filename=""'), 'latin1');
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
    const page = parseDocument(text);
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
  const { page, complaints } = await open('ru', 'career');
  for (const [name, value] of Object.entries(goodValues(forms.career))) {
    const isFile = typeof value !== 'string';
    if (!isFile) await enter(page, 'career', name, value);
  }
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#apply-cv_file');
    const transfer = new DataTransfer();
    transfer.items.add(new File([`%PDF-1.7\n${'x'.repeat(2000)}`], 'my.cv.v2.final.pdf'));
    if (input) input.files = transfer.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.click('form[action="/api/forms/career"] button[type=submit]');
  await page.waitForFunction(() => location.pathname === '/thank-you');
  expect(new URL(page.url()).searchParams.get('ref')).toMatch(/^[0-9A-Z-]{9}$/);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('what is sent offline waits, over a reload, and goes out with its key when the network is back, and its number stays until it is read', async () => {
  const { page } = await open('en', 'newsletter');
  await enter(page, 'newsletter', 'email', 'ana@firm.example');
  await enter(page, 'newsletter', 'consent', 'true');
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
