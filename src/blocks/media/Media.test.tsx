import { Media } from '#src/blocks/media/Media.tsx';
import { mediaSchema } from '#src/blocks/media/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const fields = { type: 'media', id: 'inside', title: 'Inside', text: 'How it goes.', caption: 'A call, drawn.' };
const render = (more: object) => renderBlock(<Media {...mediaSchema.parse({ ...fields, ...more })} />);

describe('Media', () => {
  it.each(['turns', 'node-line', 'sparkbars'])('draws %s, hidden behind the caption that says the same', (kind) => {
    const html = render({ kind });
    expect(html).toMatch(/<figure[\s\S]*<svg[^>]*aria-hidden="true"[\s\S]*<figcaption[^>]*>A call, drawn\./);
    expect(html).not.toContain('style=');
  });

  it('draws a tile for each country, and asks for countries', () => {
    expect(render({ kind: 'flagtile', countries: ['ES', 'PT'] }).match(/<text/g)).toHaveLength(2);
    expect(mediaSchema.safeParse({ ...fields, kind: 'flagtile' }).success).toBe(false);
  });

  it('keeps the words before the drawing, on whichever side it stands', () => {
    const html = render({ kind: 'turns', side: 'start' });
    expect(html).toContain('data-side="start"');
    expect(html.indexOf('How it goes.')).toBeLessThan(html.indexOf('<svg'));
  });
});
