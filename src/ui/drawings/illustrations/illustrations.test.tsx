import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FlagTile } from '#src/ui/drawings/illustrations/FlagTile.tsx';
import { NodeGraphArt } from '#src/ui/drawings/illustrations/NodeGraphArt.tsx';
import { SpeakerMark } from '#src/ui/drawings/illustrations/SpeakerMark.tsx';
import { Sparkbars } from '#src/ui/drawings/illustrations/Sparkbars.tsx';

const codes = ['US', 'GB', 'ES', 'PT', 'MX', 'CO', 'PE', 'CL', 'KZ', 'RU', 'DE', 'FR'];
const drawings: Record<string, (seed: string, title?: string) => ReactElement> = {
  NodeGraphArt: (seed, title) => <NodeGraphArt seed={seed} title={title} />,
  SpeakerMark: (seed, title) => <SpeakerMark seed={seed} title={title} />,
  Sparkbars: (seed, title) => <Sparkbars seed={seed} title={title} />,
  FlagTile: (seed, title) => <FlagTile seed={seed} title={title} codes={codes} />,
};

const LIMIT = 6144;

describe.each(Object.entries(drawings))('%s', (_, draw) => {
  it('is the same for the same seed and another for another', () => {
    const drawn = renderToStaticMarkup(draw('voice'));
    expect(renderToStaticMarkup(draw('voice'))).toBe(drawn);
    expect(renderToStaticMarkup(draw('video'))).not.toBe(drawn);
  });

  it('weighs at most 6 KB, has no style attribute and no broken number', () => {
    for (const seed of ['a', 'voice', 'inside-the-queue', 'медиа']) {
      const drawn = renderToStaticMarkup(draw(seed));
      expect(Buffer.byteLength(drawn)).toBeLessThanOrEqual(LIMIT);
      expect(drawn).not.toMatch(/style=|NaN|undefined|Infinity/);
    }
  });

  it('is hidden from who hears the page, unless it has a title', () => {
    expect(renderToStaticMarkup(draw('voice'))).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(draw('voice', 'A call flow'));
    expect(named).toMatch(/role="img" aria-label="A call flow"/);
    expect(named).not.toContain('aria-hidden');
  });
});

it('FlagTile is as wide as its tiles, up to four in a row', () => {
  const boxOf = (shown: string[]) =>
    /viewBox="([^"]*)"/.exec(renderToStaticMarkup(<FlagTile seed="a" codes={shown} />))?.[1];
  expect(boxOf(['PT'])).toBe('0 0 128 84');
  expect(boxOf(codes)).toBe('0 0 554 280');
});
