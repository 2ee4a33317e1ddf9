import type { ContentKinds } from '#src/content/contentKinds.ts';
import type { LocalizedContent } from '#src/content/document.ts';
import { createFacts, NO_FACTS } from '#src/content/facts/createFacts.ts';
import type { FactsFile } from '#src/content/facts/factsSchema.ts';
import { fillAnew } from '#src/content/facts/fillFacts.ts';
import { languageOf as languageOfPiece } from '#src/content/facts/fillShared.ts';
import type { GoodFile } from '#src/content/files/compiledContent.ts';
import { keepFilled, serveWords } from '#src/content/language/servedWords.ts';
import { createWordWalker } from '#src/content/language/words.ts';
import { AUTHORS, SHARED_FILES } from '#src/content/schemas/topFiles.ts';

/** The files at the top of the folder that are shown. */
const SHOWN: readonly string[] = [...SHARED_FILES, AUTHORS];

/**
 * A start that asks for words has them as they are served, and looks through no schema for them.
 *
 * @param files all good files of a folder, its facts among them
 * @returns the same; what is shown, with what is served of it
 */
export function serveFiles(files: readonly GoodFile[], kinds: ContentKinds): GoodFile[] {
  const { facts: name, languageOf, isRecord, schemaOf, words } = kinds;
  const written = files.find((file) => file.name === name)?.value() ?? NO_FACTS;
  const facts = createFacts(written as FactsFile);
  const serve = (file: GoodFile) => {
    const language = languageOf(file.name);
    if (language) return serveWords(file.value() as LocalizedContent, { walker: words.ofLanguage, facts, language });
    if (!isRecord(file.name) && !SHOWN.includes(file.name)) return undefined;
    const value = file.value() as object;
    const walker = createWordWalker(() => schemaOf(file.name));
    const filled = fillAnew(value, { walker, facts, languageOf: languageOfPiece });
    return filled && keepFilled(value, filled);
  };
  return files.map((file) => {
    const served = serve(file);
    return served ? { ...file, served: () => served } : file;
  });
}
