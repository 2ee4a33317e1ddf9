import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readAudioBlocks } from './lib/audioBlocks.ts';
import { encodeWav, renderCall, SAMPLE_RATE, writeCaptions } from './lib/callSound.ts';

const root = process.cwd();
const recordings = readAudioBlocks(root);
const MAX_BYTES = 150 * 1024;
const turns = [
  { side: 'caller', from: 0.5, to: 1.5, text: 'Hello & welcome <now>' },
  { side: 'answer', from: 2.14, to: 2.9, text: 'Good evening.' },
] as const;

test('the content has a recording', () => {
  expect(recordings.length).toBeGreaterThan(0);
});

test.each(recordings)('the captions of $block.audio in $language are those of the content', ({ language, block }) => {
  const file = path.join(root, `public/audio/${block.audio}.${language}.vtt`);
  expect(readFileSync(file, 'utf8')).toBe(writeCaptions(block.turns));
});

test.each(recordings)('in $language the voices of $block.audio take turns when they do in the sound', ({ block }) => {
  const english = recordings.find((other) => other.language === 'en' && other.block.audio === block.audio);
  const timesOf = (spoken?: typeof block) => spoken?.turns.map(({ side, from, to }) => [side, from, to]);
  expect([timesOf(block), block.seconds]).toEqual([timesOf(english?.block), english?.block.seconds]);
});

test.each(recordings)('the sound of $block.audio is small, and as long as the block says', ({ block }) => {
  const file = path.join(root, `public/audio/${block.audio}.mp3`);
  const { size } = statSync(file);
  expect(size).toBeLessThan(MAX_BYTES);
  // 32 kbit/s: 4000 bytes a second, and a fraction of a second of padding.
  expect(Math.abs(size / 4000 - block.seconds)).toBeLessThan(0.5);
});

test('a call is heard where it is said, and silent in the pauses', () => {
  const samples = renderCall({ turns: [...turns], seconds: 3 });
  const loudest = (from: number, to: number) =>
    samples
      .subarray(from * SAMPLE_RATE, to * SAMPLE_RATE)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest(0.6, 1.4)).toBeGreaterThan(0.2);
  expect(loudest(2.2, 2.8)).toBeGreaterThan(0.2);
  for (const [from, to] of [
    [0, 0.5],
    [1.5, 2.14],
    [2.9, 3],
  ] as const)
    expect(loudest(from, to)).toBe(0);
  expect(loudest(0, 3)).toBeLessThan(1);
  expect(renderCall({ turns: [...turns], seconds: 3 })).toEqual(samples);
});

test('a WAV file says its length and rate', () => {
  const file = encodeWav(new Float32Array([0, 1, -1]));
  expect([file.toString('latin1', 0, 4), file.readUInt32LE(24), file.readUInt32LE(40)]).toEqual([
    'RIFF',
    SAMPLE_RATE,
    6,
  ]);
  expect([file.readInt16LE(44), file.readInt16LE(46), file.readInt16LE(48)]).toEqual([0, 32_767, -32_767]);
});

test('captions are WebVTT, on the side of the voice, with their text escaped', () => {
  expect(writeCaptions([...turns, { side: 'caller', from: 61.05, to: 62, text: 'Bye.' }])).toBe(
    [
      'WEBVTT',
      '',
      '00:00.500 --> 00:01.500 align:start position:5%',
      'Hello &amp; welcome &lt;now>',
      '',
      '00:02.140 --> 00:02.900 align:end position:95%',
      'Good evening.',
      '',
      '01:01.050 --> 01:02.000 align:start position:5%',
      'Bye.',
      '',
    ].join('\n'),
  );
});
