import { joinedChunks } from '#src/app/joinedStyles.ts';
import type { PageFacts } from './readDocument.ts';

/** @returns what makes a page one of its kind: the scripts of its template and of its blocks, and the chunks of its styles */
export function listCharacteristics({ files }: PageFacts): ReadonlySet<string> {
  return new Set(
    files
      .filter(({ kind }) => kind === 'script' || kind === 'style')
      .flatMap(({ href }) => joinedChunks(href) ?? [href]),
  );
}
