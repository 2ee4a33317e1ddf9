import { setupI18n } from '@lingui/core';
import { brand } from '#config/brand.ts';
import type { LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import { NO_CONTENT } from '#src/content/readContent.ts';
import type { PageDocument } from '#src/content/document.ts';
import { createLlms } from '#src/server/endpoints/llms.ts';
import { createKeptDocuments } from '#src/server/site/keptDocuments.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const PATHS = ['/', '/about', '/products/voicebot', '/kit', '/blog', '/avatar', '/legal/aup-kz'];
const documentOf = (path: string): PageDocument => ({
  path,
  folder: `pages${path}`,
  settings: {} as PageDocument['settings'],
  locales: Object.fromEntries(
    (['en', 'es', 'ru'] as const).map((locale) => [
      locale,
      { title: `${locale} ${path}`, meta_description: `What ${path} is.`, blocks: [] },
    ]),
  ),
});
const locales: LocaleCode[] = ['en', 'es', 'ru'];
let listed = 0;
const content = { snapshot: { ...NO_CONTENT, documents: new Map(PATHS.map((path) => [path, documentOf(path)])) } };
const source = {
  listPaths() {
    listed += 1;
    return PATHS.map((path) => ({ path, locales }));
  },
};
const handler = createLlms({
  source,
  content,
  kept: createKeptDocuments(content),
  i18nOf: (locale) => setupI18n({ locale, messages: { [locale]: {} } }),
});
const ask = (target: string, site: SiteKey = 'main') =>
  withBareApp([handler], { site: sites[site] }, (server) => server.request(target));

test('says what the site is, and where its pages are as Markdown, by their groups', async () => {
  const { status, headers, body } = await ask('/llms.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const origin = `https://${brand.domain}`;
  expect(body.startsWith(`# ${brand.name}\n\n> What / is.\n\n## `)).toBe(true);
  const [, start = '', products = '', kit = '', optional = ''] = body.split(/^## /m);
  expect(start).toContain(
    `- [en /](${origin}/index.md): What / is.\n- [en /about](${origin}/about.md): What /about is.`,
  );
  expect(products).toContain(`- [en /products/voicebot](${origin}/products/voicebot.md)`);
  expect(kit).toContain(`- [en /kit](${origin}/kit.md)`);
  expect(optional).toMatch(/^Optional\n\n- \[en \/blog\]/);
});

test('has neither what the site does not serve nor what is hidden', async () => {
  expect((await ask('/llms.txt')).body).not.toMatch(/aup-kz|avatar/);
  expect((await ask('/llms.txt', 'kz')).body).toContain('/legal/aup-kz.md');
});

test('each language has its own', async () => {
  const { body } = await ask('/es/llms.txt');
  expect(body).toContain(`- [es /about](https://${brand.domain}/es/about.md)`);
  expect(body).not.toContain('[en ');
});

test.each(['/LLMS.txt', '/llms.txt/', '/a/llms.txt'])('%s is somebody else’s address', async (target) => {
  expect((await ask(target)).body).toBe('{"next":true}');
});

test('is made once for a state of the content, and again when a page has other words', async () => {
  await ask('/llms.txt');
  const before = listed;
  await ask('/llms.txt');
  expect(listed).toBe(before);
  const about = documentOf('/about');
  const renamed = {
    ...about,
    locales: { en: { title: 'Who we are', meta_description: 'Call-\u2060backs.', blocks: [] } },
  };
  content.snapshot = { ...content.snapshot, documents: new Map(content.snapshot.documents).set('/about', renamed) };
  expect((await ask('/llms.txt')).body).toMatch(/\[Who we are\]\(\S+\): Call-backs\.$/m);
  expect(listed).toBe(before + 1);
});
