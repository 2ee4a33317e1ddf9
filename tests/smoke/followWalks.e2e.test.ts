import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launchBrowser, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { followWalks } from './journeys/followWalks.ts';

/** What the smoke test is told of each walk: these tests are walks themselves. */

let chromium: TestBrowser;
let folder: string;

const follow = followWalks();

beforeAll(async () => {
  chromium = await launchBrowser();
  folder = await mkdtemp(path.join(os.tmpdir(), 'walks-'));
  process.env.WALKS_FILE = path.join(folder, 'ends');
});
afterAll(async () => {
  delete process.env.WALKS_FILE;
  await chromium.close();
  await rm(folder, { recursive: true });
});

test('a walk that leaves its tab', async () => {
  const { page } = await openTab(chromium.browser);
  follow(page);
  await page.goto(`${siteOrigin()}/contacts`);
  await page.goto(`${siteOrigin()}/no/such/page`);
  await leaveTab(page);
});

test('a walk that stops on its way', async () => {
  const { page } = await openTab(chromium.browser);
  follow(page);
  await page.goto(`${siteOrigin()}/legal/tos#a`);
});

test('both have said where they were, by which answer', async () => {
  const lines = (await readFile(path.join(folder, 'ends'), 'utf8')).trim().split('\n');
  const requestId = expect.stringMatching(/./) as string;
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { name: 'a walk that leaves its tab', address: `${siteOrigin()}/no/such/page`, status: 404, requestId },
    { name: 'a walk that stops on its way', address: `${siteOrigin()}/legal/tos#a`, status: 200, requestId },
  ]);
});
