import { seedNumbers } from '#src/ui/drawings/illustrations/seedNumbers.ts';
import type { AudioBlock, AudioTurn } from '#src/blocks/audio/schema.ts';

/** Samples a second: speech needs no more, and the tones stay far below its half. */
export const SAMPLE_RATE = 24_000;

/** Base pitch in Hz, and the share of the first overtone, by which the two voices are told apart. */
const VOICE = { caller: { pitch: 174, overtone: 0.35 }, answer: { pitch: 262, overtone: 0.12 } } as const;
const LOUDNESS = 0.34;
/** Seconds in which a voice sets in and fades out, so that nothing clicks. */
const FADE = 0.035;
const SYLLABLES_PER_SECOND = 4.6;

/**
 * The rhythm of a call without its words: each turn is a soft tone, as long as what was said, with one swell a syllable.
 *
 * @param call its turns and its length in seconds
 * @returns mono samples from -1 to 1; the same for the same turns
 */
export function renderCall({ turns, seconds }: Pick<AudioBlock, 'turns' | 'seconds'>): Float32Array {
  const samples = new Float32Array(seconds * SAMPLE_RATE);
  for (const turn of turns) addTurn(samples, turn);
  return samples;
}

function addTurn(samples: Float32Array, { side, from, to, text }: AudioTurn): void {
  const { pitch, overtone } = VOICE[side];
  const length = to - from;
  const count = Math.max(1, Math.round(length * SYLLABLES_PER_SECOND));
  const melody = seedNumbers(text, count);
  let phase = 0;
  const [first, last] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)];
  for (let index = first; index < last; index += 1) {
    const time = (index - first) / SAMPLE_RATE;
    const place = (time / length) * count;
    const syllable = Math.min(count - 1, Math.floor(place));
    const [here = 0.5, next = here] = melody.slice(syllable, syllable + 2);
    const glide = here + (next - here) * (place - syllable);
    phase += (2 * Math.PI * pitch * (0.92 + glide * 0.2)) / SAMPLE_RATE;
    const swell = 0.45 + 0.55 * Math.sin(Math.PI * (place - syllable)) ** 2;
    const fade = Math.min(1, time / FADE, (length - time) / FADE);
    samples[index] = LOUDNESS * swell * fade * (Math.sin(phase) + overtone * Math.sin(2 * phase));
  }
}

/** @returns a WAV file, 16 bit mono */
export function encodeWav(samples: Float32Array): Buffer {
  const [header, sampleBytes] = [44, 2];
  const file = Buffer.alloc(header + samples.length * sampleBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * sampleBytes, 28);
  file.writeUInt16LE(sampleBytes, 32);
  file.writeUInt16LE(8 * sampleBytes, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * sampleBytes, 40);
  samples.forEach((sample, index) => file.writeInt16LE(Math.round(sample * 32_767), header + index * sampleBytes));
  return file;
}

/**
 * @param turns what is said, and when
 * @returns captions as a WebVTT file, each on the side of its voice
 */
export function writeCaptions(turns: readonly AudioTurn[]): string {
  const cues = turns.map(({ side, from, to, text }) => {
    const place = side === 'caller' ? 'align:start position:5%' : 'align:end position:95%';
    return `${clock(from)} --> ${clock(to)} ${place}\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
