import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** What the index knows a word by: itself without accents, and its stem. */
export type TermsOf = (word: string) => readonly string[];

/** Spanish and Portuguese have no such plurals but of words of others: `voicebots`, `webhooks`. */
const LOAN_PLURAL = /(?<=[bcdfghjklmpqrtvwxz])s$/u;

/**
 * The Snowball stemmers, and what they leave apart although a reader would not: plurals of loanwords, Portuguese plurals of
 * nasals and of `-al` (`gravação`, `gravações`), and the fleeting vowel of Russian (`звонок`, `звонки`).
 */
const STEMS: Readonly<Record<keyof PerLocale, (word: string) => string>> = {
  en: english,
  es: (word) => spanish(word.replace(LOAN_PLURAL, '')),
  pt: (word) => portuguese(singularOf(word)),
  ru: (word) => russian(word).replace(/(?<=[бвгджзклмнпрстфхцчшщ])[оеё]к$/u, 'к'),
};

function singularOf(word: string): string {
  return word
    .replace(LOAN_PLURAL, '')
    .replace(/ões$/u, 'ão')
    .replace(/(?<=.{3})oes$/u, 'ao')
    .replace(/(?<=.{2})ais$/u, 'al')
    .replace(/(?<=.)ns$/u, 'm');
}

/** A longer one is nothing that anybody has written, or looks for. */
const LONGEST_WORD = 40;

/** Words of one language that are remembered with their terms: a language has fewer, visitors invent more. */
const MOST_KNOWN = 20_000;

/** It says where a word may be broken, and is none of its letters. */
export const SOFT_HYPHEN = '\u00AD';

/** A word as it stands in a text. */
export const WORD = /[\p{L}\p{M}\p{N}\u00AD]+/gu;

/** @returns a text in lower case, without its soft hyphens */
export function lowerText(text: string): string {
  return text.toLowerCase().replaceAll(SOFT_HYPHEN, '');
}

/** @returns the words of a text, in lower case, in its order */
export function wordsOf(text: string): string[] {
  return lowerText(text).match(WORD) ?? [];
}

/**
 * @returns a text in lower case as people type it who have no accents at hand: `grabación` is `grabacion`; `й` is a letter.
 *   Letters of another width are those of a keyboard, and so is the Turkish `ı`
 */
export function foldText(text: string): string {
  return lowerText(text)
    .normalize('NFKD')
    .replaceAll(/(?<!и)\p{M}+/gu, '')
    .replaceAll('ı', 'i')
    .normalize('NFC');
}

/** @returns a word, which may be cut, folded */
export function foldWord(word: string): string {
  return foldText(word.slice(0, LONGEST_WORD));
}

/**
 * @param language of the words
 * @returns what a word in lower case is known by, itself first. Stemmed with its accents and without, since an ending may be
 *   known with them only, and a question may have none
 */
export function createTermsOf(language: keyof PerLocale): TermsOf {
  const stem = STEMS[language];
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const bare = foldWord(word);
    const terms = [...new Set([bare, foldWord(stem(word.slice(0, LONGEST_WORD))), stem(bare)])].filter(Boolean);
    known.set(word, terms);
    return terms;
  };
}

/** By language of the words. */
export type TermsByLanguage = Readonly<Record<keyof PerLocale, TermsOf>>;

/** @returns what words are known by, in every language */
export function createTerms(): TermsByLanguage {
  const languages = Object.keys(STEMS) as (keyof PerLocale)[];
  return Object.fromEntries(languages.map((language) => [language, createTermsOf(language)])) as TermsByLanguage;
}
