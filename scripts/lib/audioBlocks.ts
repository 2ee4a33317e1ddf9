import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { audioSchema, type AudioBlock } from '#src/blocks/audio/schema.ts';

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
  return globSync('content/{pages,posts}/**/{en,es,pt,ru}.yaml', { cwd: root }).flatMap((file) => {
    const { blocks } = parse(readFileSync(path.join(root, file), 'utf8')) as { blocks: { type: string }[] };
    const language = path.basename(file, '.yaml');
    return blocks
      .filter(({ type }) => type === 'audio')
      .map((block) => ({ language, block: audioSchema.parse(block) }));
  });
}
