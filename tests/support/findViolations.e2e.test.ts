import { launchBrowser, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { findViolations } from '#tests/support/findViolations.ts';

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

const DARK = 'color: #333';

test('pale text is found, again and again, and what has the same colour on good ground is not', async () => {
  const { page } = await openTab(chromium.browser);
  const pale = [
    `<p style="opacity:.3;${DARK}">Pale by itself</p>`,
    `<p style="opacity:.3;${DARK}">Pale once more</p>`,
    '<p style="color:oklch(90% .02 30)">Pale in other words</p>',
  ];
  const good = `<p style="${DARK}">Dark on white</p>`;
  await page.setContent(
    `<!DOCTYPE html><html lang="en"><title>Colours</title><body style="background:#fff"><main>${good}${pale.join('')}${good}</main>`,
  );
  expect(await findViolations(page)).toEqual([`color-contrast: ${pale.join(' ')}`]);
  expect(await findViolations(page, { colours: false })).toEqual([]);
});
