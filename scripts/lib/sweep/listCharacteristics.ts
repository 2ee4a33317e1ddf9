import type { PageFacts } from './readDocument.ts';

/** @returns what makes a page one of its kind: the scripts and style sheets of its template and of its blocks */
export function listCharacteristics({ files }: PageFacts): ReadonlySet<string> {
  return new Set(files.filter(({ kind }) => kind === 'script' || kind === 'style').map(({ href }) => href));
}
