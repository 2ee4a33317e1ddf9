import { RichText } from '#src/blocks/rich-text/RichText.tsx';
import { richTextSchema } from '#src/blocks/rich-text/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

describe('RichText', () => {
  it('prints Markdown as HTML, without anything that could run', () => {
    const block = richTextSchema.parse({
      type: 'rich-text',
      id: 'body',
      body: '## Part\n\n- one\n\n<img src=x onerror=alert(1)>',
    });
    const html = renderBlock(<RichText {...block} />);
    expect(html).toContain('<h2 id="part"><a href="#part">Part</a></h2>');
    expect(html).toContain('<li>one</li>');
    expect(html).not.toContain('onerror');
  });
});
