import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import type { LocalizedContent, PageDocument } from '#src/content/document.ts';
import { REFERENCE } from '#src/content/facts/createFacts.ts';
import { proseOf } from '#src/content/language/prose.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { Words } from '#src/content/language/words.ts';

/** As many words in a row on two pages are one text written twice. */
const RUN = 8;

/** Texts of law say the same in the same words; a page that nobody shall find is a draft, or an answer to a form. */
const isExempt = ({ template, robots }: PageDocument['settings']) => template === 'legal' || robots === 'noindex';

interface Place {
  readonly document: PageDocument;
  readonly piece: Words;
}

/**
 * Reports what one page says in the words of another, in the same language. A fact is the same everywhere, and parts the
 * words around it. It reads every page, and is for the check alone: a server has no time for it.
 *
 * @returns a problem for each piece of a page and each other page, at the later of the two
 */
export function findRepetitions(snapshot: ContentSnapshot): ContentProblem[] {
  return WRITTEN_LOCALES.flatMap((locale) => findInLanguage(snapshot, locale));
}

function findInLanguage(snapshot: ContentSnapshot, locale: WrittenLocale): ContentProblem[] {
  const seen = new Map<string, Place>();
  const found: ContentProblem[] = [];
  for (const document of snapshot.documents.values()) {
    if (isExempt(document.settings)) continue;
    const content = snapshot.written.get(fileOf(document, locale))?.() as LocalizedContent | undefined;
    for (const piece of content ? snapshot.words.ofLanguage.list(content) : []) {
      const others = new Map<string, { readonly words: string; readonly other: Place }>();
      for (const words of runsOf(proseOf(piece))) {
        const other = seen.get(words);
        if (!other) seen.set(words, { document, piece });
        else if (other.document !== document && !others.has(other.document.path))
          others.set(other.document.path, { words, other });
      }
      for (const { words, other } of others.values())
        found.push(describe(snapshot, locale, { document, piece }, words, other));
    }
  }
  return found;
}

const fileOf = ({ folder }: PageDocument, locale: WrittenLocale) => `${folder}/${locale}.yaml`;

function describe(
  { documents, locate, written }: ContentSnapshot,
  locale: WrittenLocale,
  { document, piece }: Place,
  words: string,
  other: Place,
): ContentProblem {
  const file = fileOf(document, locale);
  const first = words.split(' ').slice(0, 4).join(' ');
  const there = fileOf(other.document, locale);
  const elsewhere = describePlace(
    other.piece.path.slice(0, 2),
    written.get(there)?.(),
    locate(there, other.piece.path).line,
  );
  return {
    file,
    place: describePlace(
      piece.path,
      documents.get(document.path)?.locales[locale],
      locate(file, piece.path, first).line,
    ),
    rule: `“${words}” stands on ${other.document.path}, too (${there}, ${elsewhere}); say it in other words, or as a fact`,
  };
}

/** @returns all runs of eight words, in small letters; figures of facts, and new paragraphs, part them */
function runsOf(prose: string): string[] {
  const stretches = prose.replaceAll(REFERENCE, '\n').split('\n');
  return stretches.flatMap((stretch) => {
    const words = stretch.toLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}’'.,-]*[\p{L}\p{N}])?/gu) ?? [];
    return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
  });
}
