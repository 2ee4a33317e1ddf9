import type { z } from 'zod';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import type { Facts } from '#src/content/facts/createFacts.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import type { TranslationSource } from '#src/content/translations/mergeWords.ts';
import { takeWords } from '#src/content/translations/takeWords.ts';
import { checkMessage, GONE, isDone, isKeptByPage, type PageWord } from './checkMessage.ts';
import { placeOf, readContext, writeContext } from './exportPo.ts';
import type { PoMessage } from './openPo.ts';
import { listWords, readTranslation, TranslationsError, type Translation } from './openPages.ts';
import { writeNew, writeVersions, writeWords, type NewWord } from './writeParts.ts';

/** What an import is held to. */
interface ImportRules {
  readonly facts: Facts;
  readonly walker: TranslationSource['walker'];
  /** The schema of a content file by its name. */
  readonly schemaOf: (name: string) => z.ZodType | undefined;
}

/** A translation with the words of a PO file in it. */
interface ImportedFile {
  readonly file: string;
  readonly text: string;
}

interface Import {
  readonly files: readonly ImportedFile[];
  /** How many messages have no translation yet, or are to be looked at. */
  readonly left: number;
  /** The messages whose texts the pages have now. */
  readonly taken: readonly PoMessage[];
  /** The messages that were left as they were exported, while their texts were changed in the pages, which keep them. */
  readonly kept: readonly PoMessage[];
}

/**
 * @param messages those of a PO file
 * @param open the page of a file in its language; undefined where there is none
 * @returns the translations as they are to be written: all of them, or nothing
 * @throws {TranslationsError} with a line for each message that cannot be taken
 */
export function importPo(
  messages: readonly PoMessage[],
  open: (file: string) => Translation | undefined,
  rules: ImportRules,
): Import {
  const faults: string[] = [];
  const texts = new Map<string, string>();
  const files = new Map<string, Translation>();
  const kept: PoMessage[] = [];
  for (const message of messages) {
    const { line, context, text } = message;
    const refuse = (fault: string) => faults.push(`line ${String(line)}, ${context || 'without msgctxt'}: ${fault}`);
    const place = readContext(context);
    const translation = place && (files.get(place.file) ?? open(place.file));
    const word = translation && wordsOf(translation).get(context);
    if (!translation || !word) {
      refuse(GONE);
      continue;
    }
    files.set(translation.file, translation);
    const fault = checkMessage(message, word, translation, rules);
    if (fault !== undefined) refuse(fault);
    if (!isDone(message)) continue;
    const isKept = isKeptByPage(message, word);
    if (isKept) kept.push(message);
    texts.set(context, isKept ? (word.text ?? text) : text);
  }
  const written = [...files.values()].map((translation) => writeTranslation(translation, texts, rules));
  faults.push(...written.flatMap((file) => file.faults));
  if (faults.length > 0) throw new TranslationsError([...faults, 'Nothing was written.'].join('\n'));
  const now = new Map(written.flatMap(({ words }) => words));
  return {
    files: written.filter(({ text, before }) => text !== before),
    left: messages.filter((message) => !isDone(message)).length,
    taken: messages.filter(({ context, text }) => now.get(context) === text),
    kept,
  };
}

const known = new WeakMap<Translation, ReadonlyMap<string, PageWord>>();

/** @returns the words of a translation by the contexts of their messages */
function wordsOf(translation: Translation): ReadonlyMap<string, PageWord> {
  const { file, parts } = translation;
  const words =
    known.get(translation) ??
    new Map(
      parts.flatMap((part) =>
        listWords(translation, part).map((word) => {
          return [writeContext(placeOf(file, part, word)), { ...word, isCurrent: part.state === 'current' }] as const;
        }),
      ),
    );
  known.set(translation, words);
  return words;
}

interface WrittenFile extends ImportedFile {
  readonly before: string;
  /** The texts of messages that it has now, by their contexts. */
  readonly words: readonly (readonly [string, string])[];
  readonly faults: readonly string[];
}

function writeTranslation(
  translation: Translation,
  texts: ReadonlyMap<string, string>,
  rules: ImportRules,
): WrittenFile {
  const { page, file, text: before } = translation;
  const parts = translation.parts.map((part) => {
    const words = listWords(translation, part).map((word) => {
      const context = writeContext(placeOf(file, part, word));
      const text = texts.get(context);
      return { ...word, context, isDone: text !== undefined, text: text ?? word.text };
    });
    return { part, words, isWhole: words.every(({ isDone }) => isDone) };
  });
  // Half of a block cannot be shown: it waits until all of it is translated. A new file waits for all of its blocks.
  const ready = before === '' && !parts.every(({ isWhole }) => isWhole) ? [] : parts.filter(isReady);
  const words = ready.flatMap((each) => each.words).filter((word): word is typeof word & NewWord => word.isDone);
  const form = takeWords(page.data, page.data, rules.walker);
  const text =
    before === ''
      ? writeNew(form, words)
      : writeVersions(
          writeWords(before, words, { data: page.data, form }),
          ready.filter(({ isWhole }) => isWhole).map(({ part }) => part),
        );
  const faults = text === before ? [] : findFaults(translation, text, rules);
  return { file, text, before, words: words.map(({ context, text: own }) => [context, own]), faults };
}

const isReady = ({ words }: { words: readonly { text: string | undefined }[] }) =>
  words.every(({ text }) => text !== undefined);

/** @returns what the words break that was whole before */
function findFaults({ page, locale, file, text: before }: Translation, text: string, rules: ImportRules): string[] {
  const schema = rules.schemaOf(file);
  if (!schema) return [];
  const of = { file: page.file, data: page.data, walker: rules.walker };
  const known = before === '' ? [] : parseFile(file, before, schema, of).problems.map(({ rule }) => rule);
  readTranslation(page, locale, text);
  return parseFile(file, text, schema, of)
    .problems.filter(({ rule }) => !known.includes(rule))
    .map(describeProblem);
}
