import type { FactsFile } from '#src/content/facts/factsSchema.ts';

/** What may stand in the copy of a page beside facts. */
export interface FreeOnPage {
  readonly figures: ReadonlySet<string>;
  /** Names with figures in them; undefined where there are none. */
  readonly names: RegExp | undefined;
}

const NUMBER = /^[\d.,]+%?$/;

/** @returns what the facts file lets stand on a page */
export function freeOnPage({ free }: FactsFile, path: string): FreeOnPage {
  const listed = free.filter(({ pages }) => !pages || pages.includes(path)).flatMap(({ figures }) => figures);
  const names = listed.filter((figure) => !NUMBER.test(figure)).sort((a, b) => b.length - a.length);
  return {
    figures: new Set(listed.filter((figure) => NUMBER.test(figure)).map((figure) => figure.replaceAll(',', ''))),
    names:
      names.length > 0 ? new RegExp(`(?<![\\p{L}\\d])(?:${names.map(literal).join('|')})(?!\\d)`, 'gu') : undefined,
  };
}

function literal(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(/\s+/g, '\\s');
}
