import { SITE_KEYS } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import { createMenusOf } from '#src/server/site/createMenusOf.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import { openOwnContent } from '#tests/support/ownContent.ts';

/** The menus of the site's own content (SPEC part 2). */

let content: Awaited<ReturnType<typeof openOwnContent>>;
beforeAll(async () => {
  content = await openOwnContent();
});
afterAll(() => content.close());

const CLIENTS = ['/products/elevenlabs-client', '/products/ultravox-client'];
const VARIANTS = SITE_KEYS.flatMap((key) => sites[key].locales.map((locale) => [key, locale] as const));

test.each(VARIANTS)('the menu of %s in %s names the ElevenLabs and Ultravox clients in English only', (key, locale) => {
  const { header } = createMenusOf(content, createEmbeddedSource(content))(sites[key], locale);
  const hrefs = header.flatMap((item) =>
    'submenu' in item ? item.submenu.columns.flatMap(({ links }) => links.map(({ href }) => href)) : [item.href],
  );
  expect(hrefs.filter((href) => CLIENTS.includes(href))).toEqual(locale === 'en' ? CLIENTS : []);
});
