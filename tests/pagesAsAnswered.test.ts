import { sites } from '#config/sites.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { pageSchema } from '#src/content/schemas/lateSchemas.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import { openOwnContent } from '#tests/support/ownContent.ts';

/**
 * What `/api/getPage` answers with is what another site takes, and checks (`ENGLISH_SITE_ORIGIN`): facts are filled in, and may be longer
 * than their names, by which the content was measured.
 */

const schema = pageSchema(pageParts);

let store: ContentStore;
beforeAll(async () => {
  store = await openOwnContent();
});
afterAll(() => store.close());

test.each(Object.values(sites).flatMap(({ key, locales }) => locales.map((locale) => [key, locale] as const)))(
  'every page of the site %s in %s keeps to the contract, with its facts filled in',
  async (site, locale) => {
    const source = createEmbeddedSource(store);
    const problems: string[] = [];
    const paths = source.listPaths().filter(({ locales }) => locales.includes(locale));
    for (const { path } of paths) {
      const page = await source.getPage({ contentPath: path, path, params: {}, site, locale });
      const { error } = page ? schema.safeParse(page) : {};
      for (const issue of error?.issues ?? []) problems.push(`${path}: ${issue.path.join('.')}: ${issue.message}`);
    }
    expect(problems).toEqual([]);
    expect(paths.length).toBeGreaterThan(100);
  },
);
