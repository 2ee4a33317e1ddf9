import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Router } from 'express';
import { brand } from '#config/brand.ts';
import { cachePolicies } from '#config/cachePolicies.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { sendFinished } from '#src/server/http/finishedDocument.ts';
import { markdownPath } from '#src/server/markdown/markdownAddress.ts';
import { publicUrl } from '#src/server/render/alternates.ts';
import type { KeptDocuments } from '#src/server/site/keptDocuments.ts';
import { listOfferedPaths } from '#src/server/site/sitePaths.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { WORD_JOINER } from '#src/shared/text/typography/typography.ts';

/** What the pages below a first segment are, in the order of the file. */
const SECTIONS: Readonly<Record<string, MessageDescriptor>> = {
  platform: msg`Platform`,
  products: msg`Products`,
  solutions: msg`Solutions`,
  industries: msg`Industries`,
  kit: msg`Kit, without code`,
  help: msg`Help`,
  legal: msg`Legal`,
  promo: msg`Offers and comparisons`,
};

/** The proposal's own word: what may be left out where there is little room. It is not translated. */
const OPTIONAL = 'Optional';
const OPTIONAL_SEGMENTS = ['blog', 'case-studies', 'careers', 'press', 'webinar'];

interface LlmsOptions {
  readonly source: Pick<ContentSource, 'listPaths'>;
  /** Of a CMS it is known what the folder says of the same addresses. */
  readonly content: Pick<ContentStore, 'snapshot'>;
  readonly i18nOf: (locale: LocaleCode) => I18n;
  readonly kept: KeptDocuments;
}

const TYPE = 'text/plain; charset=utf-8';

/**
 * `/llms.txt` of each site and language: what the site is, and where its pages are as Markdown, by the proposal of
 * llmstxt.org.
 */
export function createLlms(options: LlmsOptions): Router {
  const router = createRouter();
  router.get(/\/llms\.txt$/, async (req, res, next) => {
    const { site, address } = res.locals;
    if (address.path !== '/llms.txt') {
      next();
      return;
    }
    const { locale } = address;
    const name = `llms of ${site.key} in ${locale}`;
    const document = options.kept.get(name, TYPE, () => writeList(options, site, locale));
    res.set('Cache-Control', cachePolicies.shared);
    await sendFinished(req, res, document);
  });
  return router;
}

function writeList({ source, content, i18nOf }: LlmsOptions, site: Site, locale: LocaleCode): string {
  const lines = listLines({ source, content }, site, locale);
  const i18n = i18nOf(locale);
  const home = lines.find(({ path }) => path === '/');
  const other = lines.filter(({ path, section }) => path !== '/' && section === undefined);
  const sections = [
    { heading: i18n._(msg`Start here`), links: [...(home ? [home] : []), ...other] },
    ...Object.entries(SECTIONS).map(([name, heading]) => ({
      heading: i18n._(heading),
      links: lines.filter(({ section }) => section === name),
    })),
    { heading: OPTIONAL, links: lines.filter(({ section }) => section === OPTIONAL) },
  ];
  const text = [
    `# ${brand.name}`,
    ...(home ? [`> ${home.description}`] : []),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ heading, links }) => [`## ${heading}`, '', ...links.map(({ line }) => line)].join('\n')),
  ].join('\n\n');
  return `${text.replaceAll(WORD_JOINER, '')}\n`;
}

interface Line {
  readonly path: string;
  /** A key of `SECTIONS`, `OPTIONAL`, or undefined for what stands at the top of the site. */
  readonly section: string | undefined;
  readonly description: string;
  readonly line: string;
}

function listLines(
  { source, content }: Pick<LlmsOptions, 'source' | 'content'>,
  site: Site,
  locale: LocaleCode,
): Line[] {
  const { documents } = content.snapshot;
  return listOfferedPaths(source, site, locale).flatMap((path) => {
    const page = documents.get(path)?.locales[locales[locale].file];
    if (!page) return [];
    const description = page.og__description ?? page.meta_description;
    const line = `- [${page.title}](${publicUrl(site, locale, markdownPath(path))}): ${description}`;
    return [{ path, section: sectionOf(path), description: page.meta_description, line }];
  });
}

function sectionOf(path: string): string | undefined {
  const [, segment = ''] = path.split('/');
  if (OPTIONAL_SEGMENTS.includes(segment)) return OPTIONAL;
  return Object.hasOwn(SECTIONS, segment) ? segment : undefined;
}
