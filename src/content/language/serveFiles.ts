import type { ContentKinds } from '#src/content/contentKinds.ts';
import type { LocalizedContent } from '#src/content/document.ts';
import { createFacts } from '#src/content/facts/createFacts.ts';
import { NO_FACTS, type FactsFile } from '#src/content/facts/factsSchema.ts';
import type { GoodFile } from '#src/content/files/compiledContent.ts';
import { serveWords } from '#src/content/language/servedWords.ts';

/**
 * A start that asks for the words of a page has them as they are served, and looks through no schema for them.
 *
 * @param files all good files of a folder, its facts among them
 * @returns the same, what a page says in a language with what is served of it
 */
export function serveFiles(files: readonly GoodFile[], { facts: name, languageOf, words }: ContentKinds): GoodFile[] {
  const written = files.find((file) => file.name === name)?.value() ?? NO_FACTS;
  const facts = createFacts(written as FactsFile);
  return files.map((file) => {
    const language = languageOf(file.name);
    if (!language) return file;
    const served = serveWords(file.value() as LocalizedContent, { walker: words.ofLanguage, facts, language });
    return served ? { ...file, served: () => served } : file;
  });
}
