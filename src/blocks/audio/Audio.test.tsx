import { Audio } from '#src/blocks/audio/Audio.tsx';
import { audioSchema } from '#src/blocks/audio/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const fields = {
  type: 'audio',
  id: 'call',
  title: 'A call',
  audio: 'pause',
  label: 'The rhythm of a call',
  seconds: 6,
  turns: [
    { side: 'caller', from: 0.5, to: 2, text: 'Hello?' },
    { side: 'answer', from: 2.64, to: 4, text: 'Good evening.' },
    { side: 'caller', from: 4, to: 5, text: 'Thanks.' },
  ],
};
const block = audioSchema.parse(fields);

describe('Audio', () => {
  it('is the browser’s own player without JavaScript, with captions in the language of the page, and plays nothing by itself', () => {
    const html = renderBlock(<Audio {...block} />, { locale: 'ru', variant: 'ru' });
    expect(html).toMatch(/<audio [^>]*controls="" preload="none" aria-label="The rhythm of a call"/);
    expect(html).toContain('<source src="/audio/pause.mp3" type="audio/mpeg"/>');
    expect(html).toMatch(/<track [^>]*kind="captions" src="\/audio\/pause\.ru\.vtt" srcLang="ru-RU"/);
    expect(html).not.toMatch(/autoplay/i);
  });

  it('has the whole transcript, with the pauses in it', () => {
    const html = renderBlock(<Audio {...block} />);
    expect(html).toMatch(/<ol[^>]*aria-label="Transcript"[\s\S]*Hello\?[\s\S]*Good evening\.[\s\S]*Thanks\./);
    expect([...html.matchAll(/(\d+)\u00a0ms</g)].map(([, pause]) => pause)).toEqual(['640']);
  });

  it.each([
    ['overlap', 1, { from: 1.5 }],
    ['end before they begin', 1, { to: 2.64 }],
    ['are longer than the recording', 2, { to: 6.5 }],
  ])('refuses turns that %s', (_, changed, change) => {
    const turns = fields.turns.map((turn, index) => (index === changed ? { ...turn, ...change } : turn));
    expect(audioSchema.safeParse({ ...fields, turns }).success).toBe(false);
  });
});
