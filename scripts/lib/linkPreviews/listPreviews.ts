import { locales, WRITTEN_LOCALES } from '#config/locales.ts';
import { DEFAULT_SITE } from '#config/sites.ts';
import { contentPathOf, matchRoute } from '#src/app/matchRoute.ts';
import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import type { PageDocument, Taxonomy } from '#src/content/document.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { resolveSitePage } from '#src/server/pages/resolveSitePage.ts';
import { facetsIn, type CollectionDefinition } from '#src/shared/collections/collection.ts';
import { previewKey } from '#src/shared/page/linkPreview.ts';
import type { articleSchema } from '#src/pages/article/schema.ts';
import type { Cover } from '#src/shared/page/cover.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { SceneFields } from '#src/scenes/sceneField.ts';
import type { PreviewText } from './drawPreview.ts';
import { firstScene } from './firstScene.ts';

/** One image to draw. */
export interface WantedPreview {
  /** See `previewKey`. */
  readonly key: string;
  /** A value of `data-surface`. */
  readonly surface: 'purple955' | 'kit';
  readonly text: PreviewText;
  /** Of a post that has one. */
  readonly cover?: Cover | undefined;
  /** That of the page's hero, else its first; none where there is a cover. */
  readonly scene?: SceneFields | undefined;
  /** The locale of the page, in which numbers are written: `es-ES`. */
  readonly iso: string;
}

const definitions: readonly CollectionDefinition[] = Object.values(collectionDefinitions);

/** One document, many addresses: a filtered list is a page for each value of its filter. */
const SETS: ReadonlyMap<string, string> = new Map(
  definitions.flatMap((list) => facetsIn(list, 'path').map(([facet, { set }]) => [`${list.path}/${facet}`, set])),
);

const KIT_LAYOUTS = ['kit', 'meta-kit'];

/**
 * @param snapshot all content
 * @param now the moment at which the build is made
 * @returns an image for every page in every language that it has, also for those that are published later
 */
export function listPreviews(snapshot: ContentSnapshot, now: Date): WantedPreview[] {
  return [...snapshot.documents.values()].flatMap((document) =>
    addressesOf(document, snapshot.taxonomy).flatMap((path) =>
      WRITTEN_LOCALES.flatMap((locale) => {
        const match = matchRoute(path);
        if (!match) return [];
        const { publishAt } = document.settings;
        const moment = publishAt ? new Date(Math.max(Date.parse(publishAt), now.getTime())) : now;
        const query = {
          contentPath: contentPathOf(match, path),
          path,
          params: match.params,
          locale,
          site: DEFAULT_SITE,
        };
        const page = resolveSitePage(snapshot, query, moment);
        return page ? [describePage(page)] : [];
      }),
    ),
  );
}

function addressesOf({ path }: PageDocument, taxonomy: Taxonomy): string[] {
  const set = SETS.get(path);
  return set ? Object.keys(taxonomy[set] ?? {}).map((slug) => `${path}/${slug}`) : [path];
}

function describePage(page: Page): WantedPreview {
  const cover = (page as PageOf<typeof articleSchema>).post?.cover;
  return {
    key: previewKey(page.path, locales[page.locale].file),
    surface: KIT_LAYOUTS.includes(page.layout) ? 'kit' : 'purple955',
    text: {
      title: page.title,
      eyebrow: page.article?.category.name,
      words: `${page.title} ${page.meta_description}`,
    },
    cover,
    scene: cover ? undefined : firstScene(page.blocks),
    iso: locales[page.locale].iso,
  };
}
