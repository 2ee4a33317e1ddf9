import type { WrittenLocale } from '#config/locales.ts';
import type { Fact, FactsFile } from '#src/content/facts/factsSchema.ts';
import { formatFigure, type FigureForm } from '#src/content/facts/formatFigure.ts';
import { typeset } from '#src/shared/text/typography/typeset.ts';

/** `((answer-pause))`, `((answer-pause.short))`: signs that no sentence has, and that need no quotes in YAML. */
export const REFERENCE = /\(\(([^()]*)\)\)/g;

const FORMS: Readonly<Record<string, FigureForm>> = { '': 'long', short: 'short', number: 'number' };

/** What copy may name. */
export interface Facts {
  readonly ids: readonly string[];
  /**
   * @param reference what stands between the brackets: an id, and after a point the form
   * @returns what is written in its place; undefined where there is no such fact, or not in that form
   */
  write(reference: string, language: WrittenLocale): string | undefined;
}

/** A folder without the file has none. */
export const NO_FACTS: FactsFile = { facts: {}, free: [] };

const made = new WeakMap<FactsFile, Facts>();

/** @returns the facts of a file, made once for it; each is formatted once a language and form */
export function createFacts(file: FactsFile): Facts {
  const before = made.get(file);
  if (before) return before;
  const written = new Map<string, string | undefined>();
  const facts: Facts = {
    ids: Object.keys(file.facts),
    write(reference, language) {
      const key = `${language} ${reference}`;
      if (!written.has(key)) written.set(key, writeReference(file, reference, language));
      return written.get(key);
    },
  };
  made.set(file, facts);
  return facts;
}

function writeReference({ facts }: FactsFile, reference: string, language: WrittenLocale): string | undefined {
  const [id = '', name = '', ...rest] = reference.split('.');
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  const fact = Object.hasOwn(facts, id) ? facts[id] : undefined;
  return fact && form && rest.length === 0 ? writeFact(fact, form, language) : undefined;
}

function writeFact({ value, unit, words }: Fact, form: FigureForm, language: WrittenLocale): string | undefined {
  if (value === undefined) return form === 'long' ? words?.[language] : undefined;
  if (!words || form === 'number') return formatFigure(value, unit, form, language);
  return typeset(words[language].replaceAll('{value}', formatFigure(value, undefined, 'number', language)), language);
}
