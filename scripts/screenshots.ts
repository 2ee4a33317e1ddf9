/**
 * `npm run screenshots -- URL [language|scenes]`: every exemplar of a site that runs here at four widths, half size, into
 * `docs/screenshots`. English unless told; another language goes to a folder of its own. `scenes` are the scenes in English, of a development server.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { sceneSpecimens } from '#src/scenes/sceneSpecimens.gen.ts';
import { launchBrowser, openTab, waitForHydration, waitUntilDrawn } from '#tests/support/browser.ts';
import { EXEMPLARS, exemplarUrl, LANGUAGES, WIDTHS } from '#tests/support/exemplars.ts';
import { scrollThrough } from '#tests/support/look.ts';
import { giveUp } from './lib/giveUp.mjs';
import { readScreenshotArguments } from './lib/screenshotArguments.ts';

const { origin, port, shown } = readArguments();
const folder = path.join('docs/screenshots', shown === 'en' ? '' : shown);
mkdirSync(folder, { recursive: true });

/** Half size: there are many of them. */
const SCALE = 0.5;

const chromium = await launchBrowser();

function readArguments() {
  try {
    return readScreenshotArguments(process.argv.slice(2));
  } catch (error) {
    return giveUp(error);
  }
}

async function openAt(width: number, url: string): Promise<Page> {
  const { page } = await openTab(chromium.browser);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ width, height: 900, deviceScaleFactor: SCALE });
  await page.goto(url);
  return page;
}

const fileOf = (name: string, width: number) =>
  ({
    path: path.join(folder, `${name}-${String(width)}.webp`) as `${string}.webp`,
    type: 'webp',
    quality: 40,
  }) as const;

/** For `fullPage` the browser makes the window a pixel wide for a moment, and may draw what it has laid out for that. */
async function showAll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewport({ width, height, deviceScaleFactor: SCALE });
  await waitUntilDrawn(page);
}

async function shootTemplates(language: keyof typeof LANGUAGES): Promise<void> {
  for (const [template, address] of Object.entries(EXEMPLARS)) {
    for (const width of WIDTHS) {
      const page = await openAt(width, exemplarUrl(address, LANGUAGES[language], port));
      // The error page answers without JavaScript of its own.
      if (template !== 'error') await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      // What is out of view is not drawn until somebody comes near.
      await scrollThrough(page);
      await showAll(page, width);
      await page.screenshot({ ...fileOf(template, width), captureBeyondViewport: false });
      await page.close();
    }
  }
}

async function shootScenes(): Promise<void> {
  for (const name of Object.keys(sceneSpecimens)) {
    for (const width of WIDTHS) {
      const page = await openAt(width, `${origin}/__ui/scenes/${name}`);
      await page.evaluate(() => document.fonts.ready);
      const scene = await page.waitForSelector('[data-showing="white-en"]');
      // What is out of view has no more than its place, and moves all else when it is drawn.
      await page.$$eval('figure', (figures) => {
        for (const { style } of figures) style.contentVisibility = 'visible';
      });
      await waitUntilDrawn(page);
      await scene?.screenshot(fileOf(name, width));
      await page.close();
    }
  }
}

async function shoot(): Promise<void> {
  try {
    await (shown === 'scenes' ? shootScenes() : shootTemplates(shown));
  } finally {
    await chromium.close();
  }
}

await shoot().catch(giveUp);
