import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { audioSchema, type AudioBlock } from '#src/blocks/audio/schema.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { findSource } from '#src/content/translations/findSource.ts';
import { mergeWords } from '#src/content/translations/mergeWords.ts';
import { blocksOf } from '#src/content/translations/translation.ts';

const { walker } = createContentKinds(pageParts);

/** A recording of the content, in one language. */
export interface ContentAudio {
  readonly language: string;
  readonly block: AudioBlock;
}

/**
 * @param root the folder of the repository
 * @returns every audio block of the content
 * @throws when one does not fit its schema
 */
export function readAudioBlocks(root: string): ContentAudio[] {
  const names = globSync('content/*/**/{en,es,pt,ru}.yaml', { cwd: root });
  const read = (name: string): unknown => parse(readFileSync(path.join(root, name), 'utf8'));
  return names.flatMap((name) => {
    const file = findSource(name, new Set(names));
    const own = read(name);
    const page = file === undefined ? own : mergeWords({ file, data: read(file), walker }, own).page;
    const language = path.basename(name, '.yaml');
    return blocksOf(page)
      .filter(({ type }) => type === 'audio')
      .map((block) => ({ language, block: audioSchema.parse(block) }));
  });
}
