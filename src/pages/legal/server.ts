import { locales } from '#config/locales.ts';
import { isPublic } from '#src/content/pages/isPublic.ts';
import { narrowToSite } from '#src/content/pages/narrowToSite.ts';
import type { MomentFacts } from '#src/content/pages/pageBlocks.ts';
import { defineTemplatePart, type DocumentOf, type Finding } from '#src/content/pages/templatePart.ts';
import type { PageDocument } from '#src/content/document.ts';
import { compareTexts } from '#src/pages/legal/compareTexts.ts';
import type { legalSchema, ListedVersion } from '#src/pages/legal/schema.ts';
import { findWrongDays } from '#src/pages/legal/findWrongDays.ts';
import { standingAt } from '#src/pages/legal/standingAt.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { parentPath } from '#src/shared/address/parentPath.ts';

type LegalDocument = DocumentOf<typeof legalSchema>;
type WithText = AnyBlock & { readonly body: string };

const isLegal = (document: PageDocument): document is LegalDocument => document.settings.template === 'legal';
const isText = (block: AnyBlock): block is WithText => block.type === 'rich-text';

/** A text knows its other versions: the one that holds, and the pages below its path. */
export const legalServer = defineTemplatePart<typeof legalSchema>({
  from: 'moment',
  fill(facts) {
    const { document } = facts;
    const { version, compares } = document.settings;
    return {
      ...(version ? { ...listVersions(document, facts), ...standingAt(version, facts.now) } : {}),
      ...(compares ? compareBoth(compares, facts) : {}),
    };
  },
  follows: ({ compares, versions = [], path }) => [
    ...(compares ? [compares.before, compares.after] : []),
    ...versions.map((version) => version.path).filter((other) => other !== path),
  ],
  checkSettings: ({ settings: { compares } }, { documents }, from) =>
    Object.entries(compares ?? {}).flatMap(([name, path]): Finding[] => {
      const other = documents.get(path);
      if (!other) return [[['compares', name], `${path} does not exist; write the address of a page`]];
      const rule = `${path} is not public while this page is; change draft, publishAt or until of one of them`;
      return isPublic(other, from) ? [] : [[['compares', name], rule]];
    }),
  checkWords: ({ blocks }, _document, facts) => findWrongDays(blocks, facts),
});

const iso = ({ language }: Pick<MomentFacts, 'language'>) => locales[language].iso;

/** The newest first. One alone needs no list. */
function listVersions(document: LegalDocument, { snapshot: { documents }, language, now }: MomentFacts) {
  const above = documents.get(parentPath(document.path));
  const root = above && isLegal(above) && above.settings.version ? above.path : document.path;
  const family = [...documents.values()]
    .filter(isLegal)
    .filter((other) => other.path === root || parentPath(other.path) === root)
    .filter((other) => isPublic(other, now) && other.locales[language] !== undefined);
  const versions = family
    .flatMap(({ path, settings: { version } }): ListedVersion[] => (version ? [{ path, ...version }] : []))
    .sort((one, other) => (one.from < other.from ? 1 : -1));
  const comparedAt = family.find(({ settings }) => settings.compares)?.path;
  return { versions, ...(comparedAt === undefined ? {} : { comparedAt }) };
}

type Compares = NonNullable<LegalDocument['settings']['compares']>;

/** Of a text that nobody may read yet, or any more, no difference is told either. */
function compareBoth({ before, after }: Compares, facts: MomentFacts) {
  const [earlier, later] = [textAt(before, facts), textAt(after, facts)];
  return earlier === undefined || later === undefined ? {} : { changes: compareTexts(earlier, later, iso(facts)) };
}

/** What a page says on the site that is asked; undefined where it is not public, or not in the language. */
function textAt(path: string, { snapshot: { documents }, language, site, now }: MomentFacts): string | undefined {
  const document = documents.get(path);
  const content = document && isPublic(document, now) ? document.locales[language] : undefined;
  if (!content) return undefined;
  const { blocks }: { readonly blocks: readonly AnyBlock[] } = narrowToSite(content, site);
  return blocks
    .filter(isText)
    .map(({ body }) => body)
    .join('\n');
}
