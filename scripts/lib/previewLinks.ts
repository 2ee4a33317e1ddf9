import { locales } from '#config/locales.ts';
import { sites } from '#config/sites.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { contentPathOf, isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { NO_CONTENT, readContent } from '#src/content/readContent.ts';
import { PREVIEW_PARAMETER, signPreview } from '#src/server/drafts/previewToken.ts';
import { publicUrl } from '#src/server/render/alternates.ts';

const DEFAULT_DAYS = 7;
const MOST_DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;

interface PreviewLinksOptions {
  readonly secret: string | undefined;
  /** The content folder; undefined where pages come from a CMS, which is not asked. */
  readonly directory: string | undefined;
  readonly now?: Date;
}

/**
 * @param args a path without language, and for how many days the links are to hold: 7 unless told, 90 at most
 * @returns the signed links to the page, one for each language that it is written in on each site that answers it; with a CMS
 *   one for each language of these sites
 * @throws where there is no such page, or what was typed is wrong otherwise: the message says why, and what to type
 */
export async function listPreviewLinks(
  [path = '', text = String(DEFAULT_DAYS), ...rest]: readonly string[],
  { secret, directory, now = new Date() }: PreviewLinksOptions,
): Promise<string[]> {
  const days = Number(text);
  if (!secret) throw new Error('Set PREVIEW_SECRET to what the server has');
  if (!(days > 0 && days <= MOST_DAYS)) throw new Error(`${text} is not between 0 and ${String(MOST_DAYS)} days`);
  if (rest.length > 0) throw new Error(`One page at a time, and its days; ${rest.join(' ')} is too much`);
  const match = matchRoute(path);
  const written = match && (await listWritten(contentPathOf(match, path), directory));
  if (!match || !written)
    throw new Error(`${path || 'Nothing'} is no page; write its address without language: /blog/new-post`);
  const token = signPreview(secret, path, new Date(now.getTime() + days * DAY));
  const links = Object.values(sites)
    .filter((site) => isServedOn(match.route, site.key))
    .flatMap((site) =>
      site.locales
        .filter((locale) => written.has(locales[locale].file))
        .map((locale) => `${publicUrl(site, locale, path)}?${PREVIEW_PARAMETER}=${token}`),
    );
  if (links.length === 0) throw new Error(`${path} is written in no language of a site that answers it`);
  return links;
}

/** @returns the languages that a page is written in, a draft too; undefined where there is none */
async function listWritten(path: string, directory: string | undefined) {
  if (directory === undefined) return new Set<string>(Object.values(locales).map(({ file }) => file));
  const files = createContentFiles(directory);
  const { documents } = await readContent(files, createContentKinds(pageParts), { before: NO_CONTENT });
  const document = documents.get(path);
  return document && new Set(Object.keys(document.locales));
}
