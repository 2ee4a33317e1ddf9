import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import type { Report } from '#src/content/check/Report.ts';
import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import type { LocalizedContent, PageDocument } from '#src/content/document.ts';
import { createFacts, REFERENCE, type Facts } from '#src/content/facts/createFacts.ts';
import { languageOf } from '#src/content/facts/fillShared.ts';
import { findFigures } from '#src/content/language/findFigures.ts';
import { findTerms } from '#src/content/language/findTerms.ts';
import { freeOnPage, type FreeOnPage } from '#src/content/language/freeFigures.ts';
import { proseOf } from '#src/content/language/prose.ts';
import { AUTHORS } from '#src/content/schemas/topFiles.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { createWordWalker, type Words } from '#src/content/language/words.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';

type Rules = Pick<ContentSnapshot, 'facts' | 'glossary'>;

interface FoundWords {
  readonly rule: string;
  /** As it stands in the file, to find its line in a long text. */
  readonly written: string;
}

/** Reports what a page says and may not: facts that are not there, figures that are no facts, words that are not ours. */
export function checkWords({ folder, path }: PageDocument, snapshot: ContentSnapshot, report: Report): void {
  const free = freeOnPage(snapshot.facts, path);
  for (const locale of WRITTEN_LOCALES) {
    const content = snapshot.written.get(`${folder}/${locale}.yaml`)?.() as LocalizedContent | undefined;
    if (!content) continue;
    const found = checkOnce(content, snapshot, () =>
      snapshot.words.ofLanguage.list(content).flatMap((piece) =>
        checkPiece(piece, locale, snapshot, free).map((each) => ({
          rule: each.rule,
          written: each.written,
          path: piece.path,
        })),
      ),
    );
    for (const { path: place, rule, written } of found) report(`${locale}.yaml`, place, rule, written);
  }
}

type Found = readonly (FoundWords & Pick<Words, 'path'>)[];

const known = new WeakMap<object, Rules & { readonly found: Found }>();

/** After an edit only what has changed is read again; a change of the facts or the glossary concerns everything. */
function checkOnce(content: object, { facts, glossary }: Rules, check: () => Found): Found {
  const before = known.get(content);
  if (before?.facts === facts && before.glossary === glossary) return before.found;
  const found = check();
  known.set(content, { facts, glossary, found });
  return found;
}

/** @returns the same for the files that all pages share, and for the entries without pages */
export function checkSharedWords(snapshot: ContentSnapshot): ContentProblem[] {
  const free = freeOnPage(snapshot.facts, '');
  return ['menus.yaml', 'footer.yaml', 'taxonomy.yaml', AUTHORS, ...snapshot.records.keys()].flatMap((file) =>
    createWordWalker(() => snapshot.schemaOf(file))
      .list(snapshot.written.get(file)?.())
      .flatMap((piece) =>
        checkPiece(piece, languageOf(piece), snapshot, free).map(({ rule, written }) => ({
          file,
          place: describePlace(piece.path, undefined, snapshot.locate(file, piece.path, written).line),
          rule,
        })),
      ),
  );
}

function checkPiece(piece: Words, language: WrittenLocale, { facts, glossary }: Rules, free: FreeOnPage): FoundWords[] {
  const prose = proseOf(piece);
  return [
    ...findUnknown(prose, language, createFacts(facts)),
    ...(piece.sample ? [] : findForeign(prose, language, free)),
    ...findSwallowed(prose),
    ...findTerms(prose, language, glossary, piece.sample).map(({ words, rule }) => ({ rule, written: words })),
  ];
}

/** What a quote that ends too late makes of `{ label: 'Team', highlight: true }`. */
const SWALLOWED = /, ([a-z]\w*): (?:true|false)\b/gi;

function findSwallowed(prose: string): FoundWords[] {
  return [...prose.matchAll(SWALLOWED)].map(([written, field = '']) => ({
    written,
    rule: `"${field}" is a field, and stands inside the text; close the quote before its comma`,
  }));
}

function findUnknown(prose: string, language: WrittenLocale, facts: Facts): FoundWords[] {
  return [...prose.matchAll(REFERENCE)].flatMap(([written, reference = '']) =>
    facts.write(reference, language) === undefined
      ? [{ written, rule: `${written} names no fact; ${suggest(reference, facts)}` }]
      : [],
  );
}

function suggest(reference: string, { ids }: Facts): string {
  const [id = ''] = reference.split('.');
  if (ids.includes(id)) {
    return `write ((${id})), or where it is a number ((${id}.short)) or ((${id}.number))`;
  }
  const near = findNearestWord(id, ids);
  return near ? `did you mean ((${near}))?` : 'write the id of one that facts.yaml has, or add it there';
}

function findForeign(prose: string, language: WrittenLocale, { figures, names }: FreeOnPage): FoundWords[] {
  const found = findFigures(prose, language, names).filter(({ figure }) => !figures.has(figure));
  return [...new Map(found.map((each) => [each.figure, each])).values()].map(({ written, figure }) => ({
    written,
    rule: `"${written}" is no fact; write it as ((its-id)) of facts.yaml, or list "${figure}" there under free, with the reason`,
  }));
}
