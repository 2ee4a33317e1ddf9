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

/** The type of its block. */
const AUDIO = 'audio';

/** A recording of the content, in one language. */
interface ContentAudio {
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
  const known = new Set(names);
  const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');
  return names.flatMap((name) => {
    const file = findSource(name, known);
    const structure = textOf(file ?? name);
    // Few pages have a recording: the others are not parsed.
    if (!structure.includes(AUDIO)) return [];
    const data: unknown = parse(structure);
    const page = file === undefined ? data : mergeWords({ file, data, walker }, parse(textOf(name))).page;
    const language = path.basename(name, '.yaml');
    return blocksOf(page)
      .filter(({ type }) => type === AUDIO)
      .map((block) => ({ language, block: audioSchema.parse(block) }));
  });
}
