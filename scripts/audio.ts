/**
 * `npm run audio`: makes the sound and the captions of every audio block into `public/audio`. Needs ffmpeg with libmp3lame,
 * which nothing else does: the files are part of the repository. `npm run audio -- captions` writes the captions alone, for
 * an editor who changed a word.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAudioBlocks } from './lib/audioBlocks.ts';
import { giveUp } from './lib/giveUp.mjs';
import { hasOption } from './lib/hasOption.mjs';
import { encodeWav, renderCall, writeCaptions } from './lib/callSound.ts';

const root = path.resolve(import.meta.dirname, '..');
const directory = path.join(root, 'public/audio');

/** No tags and no version of the encoder in the file: the same sound gives the same bytes. */
const ENCODE = [
  '-c:a',
  'libmp3lame',
  '-b:a',
  '32k',
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

function makeAudio(captionsOnly: boolean): void {
  mkdirSync(directory, { recursive: true });
  for (const { language, block } of readAudioBlocks(root)) {
    writeFileSync(path.join(directory, `${block.audio}.${language}.vtt`), writeCaptions(block.turns));
    if (captionsOnly || language !== 'en') continue;
    const file = path.join(directory, `${block.audio}.mp3`);
    const { status, error, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', '-i', 'pipe:0', ...ENCODE, file], {
      input: encodeWav(renderCall(block)),
    });
    // One that is not there has said nothing.
    if (status !== 0) throw new Error(`ffmpeg could not encode ${block.audio}: ${error?.message ?? String(stderr)}`);
  }
}

try {
  makeAudio(hasOption(process.argv.slice(2), 'captions', 'npm run audio'));
} catch (error) {
  giveUp(error);
}
