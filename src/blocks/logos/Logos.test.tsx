import { Logos } from '#src/blocks/logos/Logos.tsx';
import { logosSchema } from '#src/blocks/logos/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const items = ['SIP', 'WebRTC', 'Opus'].map((label) => ({ label, text: `what ${label} does` }));

describe('Logos', () => {
  it('is a list of words, not of images, under its heading', () => {
    const html = renderBlock(<Logos {...logosSchema.parse({ type: 'logos', id: 'std', title: 'Standards', items })} />);
    expect(html).toContain('aria-labelledby="std-title"');
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html).toContain('>WebRTC</span>');
    expect(html).not.toMatch(/<img|<svg/);
  });
});
