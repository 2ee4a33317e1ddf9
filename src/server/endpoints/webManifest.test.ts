import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sites } from '#config/sites.ts';
import { createWebManifest } from '#src/server/endpoints/webManifest.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import { APP_ICONS, TOUCH_ICON } from '#config/appIcons.ts';
import type { Page } from '#src/shared/page/page.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const pages = {
  find: ({ address }: PageRequest) =>
    Promise.resolve({ meta_description: `${address.locale} ${address.path}` } as Partial<Page> as Page),
};
const ask = (target: string) =>
  withBareApp([createWebManifest(pages)], { site: sites.main }, (server) => server.request(target));

test.each([
  ['/site.webmanifest', '/', 'en-US', 'en /'],
  ['/es/site.webmanifest', '/es', 'es-ES', 'es /'],
])('%s starts at its home page, in its language', async (target, start, lang, description) => {
  const { status, headers, body } = await ask(target);
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  expect(JSON.parse(body)).toMatchObject({ id: start, start_url: start, scope: '/', lang, description });
});

test('an address below is somebody else’s', async () => {
  expect((await ask('/about/site.webmanifest')).body).toBe('{"next":true}');
});

const fileOf = (src: string) => readFileSync(path.join(import.meta.dirname, '../../../public', src));
const sizeOf = (png: Buffer) => `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;

test('every icon is there, in the size that is said of it', () => {
  for (const { src, sizes, type } of APP_ICONS) {
    const file = fileOf(src);
    if (type === 'image/png') expect(`${src} ${sizeOf(file)}`).toBe(`${src} ${sizes}`);
  }
  expect(sizeOf(fileOf(TOUCH_ICON))).toBe('180x180');
  const icon = fileOf('/favicon.ico');
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt32LE(14)]).toEqual([1, 1, icon.byteLength - 22]);
  expect(sizeOf(icon.subarray(22))).toBe('32x32');
});
