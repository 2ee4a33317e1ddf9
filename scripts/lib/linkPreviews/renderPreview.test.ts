import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createRenderPreview, hashOf } from './renderPreview.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${content}</svg>`;
const plain = svg('<rect width="1200" height="630" fill="#2c1451"/>');

let cache: string;
beforeEach(async () => {
  cache = path.join(await mkdtemp(path.join(os.tmpdir(), 'previews-')), 'cache');
});
afterEach(() => rm(path.dirname(cache), { recursive: true }));

const createRender = () => createRenderPreview(cache, process.cwd());

test('a drawing becomes a PNG of its size', async () => {
  const png = Buffer.from(await (await createRender())(plain));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a drawing is rendered once; another one is another image', async () => {
  const render = await createRender();
  const first = await render(plain);
  const [kept = ''] = await readdir(cache);
  await writeFile(path.join(cache, kept), 'kept');
  expect(String(await render(plain))).toBe('kept');
  expect(hashOf(await render(plain.replace('2c1451', 'ffeddb')))).not.toBe(hashOf(first));
  expect(await readdir(cache)).toHaveLength(2);
});

test('an image that is too heavy is an error and is not kept', async () => {
  const noise = svg(
    '<filter id="n"><feTurbulence baseFrequency="0.9"/></filter><rect width="600" height="315" filter="url(#n)"/>',
  );
  await expect((await createRender())(noise)).rejects.toThrow('A link preview weighs');
  expect(await readdir(cache)).toEqual([]);
});
