import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import { ABSENT, blocksOf, DIFFERS, FROM, isFields, valueIn } from '#src/content/translations/translation.ts';
import type { Part } from '#src/content/translations/versions.ts';
import type { YamlFile } from '#src/content/files/yamlFile.ts';

/** How a part of a translation stands to its source. */
type PartState = 'missing' | 'stale' | 'unconfirmed' | 'current';

/** A part of the source, and what a translation makes of it. */
export interface TranslatedPart extends Part {
  readonly state: PartState;
  /** Where its words are in the translation: none for those of the page. */
  readonly path: readonly string[];
}

/**
 * @param parts of the source
 * @param translation what the other file says, as YAML
 * @returns each part that the language shows, and whether its words were made of today's
 */
export function compareParts(parts: readonly Part[], translation: unknown): TranslatedPart[] {
  return parts.flatMap((part) => {
    const path = part.id === undefined ? [] : ['blocks', part.id];
    const own = valueIn(translation, path);
    if (isFields(own) && own[DIFFERS] === ABSENT) return [];
    return [{ ...part, path, state: stateOf(own, part) }];
  });
}

function stateOf(own: unknown, { version }: Part): PartState {
  if (!isFields(own)) return 'missing';
  if (own[FROM] === undefined) return 'unconfirmed';
  return own[FROM] === version ? 'current' : 'stale';
}

const RULES: Readonly<Partial<Record<PartState, (source: string) => string>>> = {
  stale: (source) => `the words of ${source} have changed since they were translated`,
  unconfirmed: (source) => `nobody has said of which words of ${source} this is the translation`,
};

/**
 * @param file the name of the translation
 * @param yaml what it says
 * @param parts of its source
 * @param source the source: what it says, and its name
 * @returns a notice for each part that somebody has to look at; the site shows it as it is
 */
export function checkVersions(
  file: string,
  yaml: YamlFile,
  { parts, data, name }: { readonly parts: readonly Part[]; readonly data: unknown; readonly name: string },
): ContentProblem[] {
  const translation: unknown = yaml.document.toJS();
  const shortName = name.slice(name.lastIndexOf('/') + 1);
  return compareParts(parts, translation).flatMap(({ id, path, state }) => {
    const rule = RULES[state]?.(shortName);
    if (rule === undefined) return [];
    const index = blocksOf(data).findIndex((block) => block.id === id);
    const line = yaml.lineOf([...path, FROM]);
    const place = describePlace(id === undefined ? [] : ['blocks', index], data, line);
    const command = `npm run translations -- confirm content/${file}#${id ?? ''}`;
    return [
      {
        file,
        place: id === undefined ? `${place}, words of the page` : place,
        rule: `${rule}; read both, mend what differs, then: “${command}”`,
      },
    ];
  });
}
