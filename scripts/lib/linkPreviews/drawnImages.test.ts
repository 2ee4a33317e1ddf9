import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDrawnImages } from './drawnImages.ts';
import { hashOf } from './renderPreview.ts';
import type { WantedPreview } from './listPreviews.ts';

const describe = (title: string): WantedPreview => ({
  key: '/kit en',
  surface: 'kit',
  text: { title, words: title },
  iso: 'en-US',
});
const VOICE = describe('Voice');
const VIDEO = describe('Video');
const NAMES = { voice: `${hashOf('voice')}.png`, video: `${hashOf('video')}.png` };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'drawn-'));
  await mkdir(path.join(folder, 'og'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => path.join(folder, 'drawn.json');
const open = (code = 'code') => openDrawnImages(file(), code, path.join(folder, 'og'));

async function drawBoth() {
  const drawn = open();
  for (const [wanted, what] of [
    [VOICE, 'voice'],
    [VIDEO, 'video'],
  ] as const) {
    await writeFile(path.join(folder, 'og', NAMES[what]), what);
    drawn.add(wanted, NAMES[what]);
  }
  await drawn.save();
}

test('what was drawn is found by the next build, and nothing else', async () => {
  await drawBoth();
  const next = open();
  expect([next.find(VOICE), next.find(VIDEO)]).toEqual([NAMES.voice, NAMES.video]);
  expect(next.find(describe('Messages'))).toBeUndefined();
  expect(next.find({ ...VOICE, surface: 'purple955' })).toBeUndefined();
});

test('another code draws all anew', async () => {
  await drawBoth();
  expect(open('other code').find(VOICE)).toBeUndefined();
});

test.each([
  ['gone', (file: string) => rm(file)],
  ['cut', (file: string) => truncate(file, 2)],
])('an image that is %s is drawn anew', async (_, damage) => {
  await drawBoth();
  await damage(path.join(folder, 'og', NAMES.voice));
  expect([open().find(VOICE), open().find(VIDEO)]).toEqual([undefined, NAMES.video]);
});

test('what a build did not want is forgotten', async () => {
  await drawBoth();
  const next = open();
  next.find(VIDEO);
  await next.save();
  expect([open().find(VOICE), open().find(VIDEO)]).toEqual([undefined, NAMES.video]);
});

test.each(['{"code":"co', 'null', '{"code":"code"}'])('a damaged file is none: %s', async (text) => {
  await drawBoth();
  await writeFile(file(), text);
  expect(open().find(VOICE)).toBeUndefined();
});
