/**
 * `npm run screenshots -- URL [language]`: every exemplar at four widths, half size, into `docs/screenshots`. English unless
 * told; another language goes to a folder of its own.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser, openTab, waitForHydration } from '#tests/support/browser.ts';
import { EXEMPLARS, exemplarUrl, LANGUAGES, WIDTHS } from '#tests/support/exemplars.ts';

const [origin = 'http://localhost:3000', language = 'en'] = process.argv.slice(2);
const folder = path.join('docs/screenshots', language === 'en' ? '' : language);
mkdirSync(folder, { recursive: true });
const port = Number(new URL(origin).port || 80);

const chromium = await launchBrowser();
try {
  for (const [template, address] of Object.entries(EXEMPLARS)) {
    for (const width of WIDTHS) {
      const { page } = await openTab(chromium.browser);
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.setViewport({ width, height: 900, deviceScaleFactor: 0.5 });
      await page.goto(exemplarUrl(address, LANGUAGES[language as keyof typeof LANGUAGES], port));
      // The error page answers without JavaScript of its own.
      if (template !== 'error') await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({
        path: path.join(folder, `${template}-${String(width)}.webp`),
        fullPage: true,
        type: 'webp',
        quality: 40,
      });
      await page.close();
    }
  }
} finally {
  await chromium.close();
}
