import type { WrittenLocale } from '#config/locales.ts';
import type { Glossary, PatternsByLanguage } from '#src/content/language/glossarySchema.ts';

/** Words that are not ours. */
interface FoundTerm {
  /** As it is written. */
  readonly words: string;
  /** What is wrong, and what to write instead. */
  readonly rule: string;
}

interface Rule {
  readonly pattern: RegExp;
  /** Whether it holds for what somebody says in a call, too. */
  readonly inSamples: boolean;
  readonly unless?: RegExp | undefined;
  readonly explain: (words: string) => string | undefined;
}

interface Rules {
  /** Whether any of the rules may have something to say of a text in small letters. */
  readonly any: RegExp;
  readonly rules: readonly Rule[];
}

const made = new WeakMap<Glossary, Map<WrittenLocale, Rules>>();

/**
 * @param prose running text of a language, without markup and code
 * @param isSample whether somebody says it in a call that is made up: people say “of course”
 * @returns each word that the glossary refuses, once
 */
export function findTerms(prose: string, language: WrittenLocale, glossary: Glossary, isSample = false): FoundTerm[] {
  const found = new Map<string, FoundTerm>();
  const { any, rules } = rulesOf(glossary, language);
  // Nearly every text is right, and one question finds that out.
  if (!any.test(prose.toLowerCase())) return [];
  for (const { pattern, unless, inSamples, explain } of rules) {
    if (isSample && !inSamples) continue;
    const text = unless ? prose.replaceAll(unless, (phrase) => '\n'.repeat(phrase.length)) : prose;
    for (const [words] of text.matchAll(pattern)) {
      const rule = explain(words);
      if (rule !== undefined) found.set(words, { words, rule });
    }
  }
  return [...found.values()];
}

function rulesOf(glossary: Glossary, language: WrittenLocale): Rules {
  const byLanguage = made.get(glossary) ?? new Map<WrittenLocale, Rules>();
  made.set(glossary, byLanguage);
  const rules = byLanguage.get(language) ?? makeRules(glossary, language);
  byLanguage.set(language, rules);
  return rules;
}

function makeRules({ terms, forbidden, names }: Glossary, language: WrittenLocale): Rules {
  const pick = (patterns: PatternsByLanguage | undefined) => patterns?.[language] ?? [];
  const ofTerms = Object.values(terms)
    .filter(({ never }) => pick(never).length > 0)
    .map(({ use, never, unless }) => ({
      pattern: matchAny(pick(never)),
      unless: pick(unless).length > 0 ? matchAny(pick(unless)) : undefined,
      inSamples: true,
      explain: (words: string) => `"${words}" is not our word for it; write "${use[language]}"`,
    }));
  const ofForbidden = forbidden
    .filter(({ words }) => pick(words).length > 0)
    .map(({ words, instead }) => ({
      pattern: matchAny(pick(words)),
      inSamples: false,
      explain: (found: string) => `"${found}" is not written here; ${instead}`,
    }));
  const ofNames = names.map((name) => ({
    pattern: matchAny([name], ADDRESS),
    inSamples: true,
    explain: (words: string) =>
      words === name ? undefined : `"${words}" is a name that is written in one way in all languages; write "${name}"`,
  }));
  const words = [...Object.values(terms).map(({ never }) => never), ...forbidden.map((each) => each.words)];
  return {
    // Letters of one case: to ask for both at each letter takes several times as long.
    any: matchAny(
      [...words.flatMap(pick), ...names].map((word) => word.toLowerCase()),
      BESIDE,
      'u',
    ),
    rules: [...ofTerms, ...ofForbidden, ...ofNames],
  };
}

/** Within the address of a mailbox or a page a name is written small. */
const ADDRESS = { before: '[@/.]', after: '\\.\\p{L}|/' };

const BESIDE = { before: '-', after: '-' };

function matchAny(patterns: readonly string[], { before, after } = BESIDE, flags = 'giu'): RegExp {
  const words = patterns.map((pattern) =>
    pattern
      .replaceAll(/[\\^$.+?()[\]{}|]/g, '\\$&')
      .replaceAll('*', '\\p{L}*')
      .replaceAll(/['’]/g, "['’]")
      .replaceAll(/\s+/g, '\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\d]|${before})(?:${words.join('|')})(?![\\p{L}\\d]|${after})`, flags);
}
