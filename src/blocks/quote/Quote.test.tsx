import { Quote } from '#src/blocks/quote/Quote.tsx';
import { quoteSchema } from '#src/blocks/quote/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const fields = { type: 'quote', id: 'voice', text: 'It held.', role: 'Head of support', company: 'delivery service' };

describe('Quote', () => {
  it('is a quotation with who said it, outside of it', () => {
    const html = renderBlock(<Quote {...quoteSchema.parse(fields)} />);
    expect(html).toMatch(/<blockquote[^>]*><p>It held\.<\/p><\/blockquote><figcaption/);
    expect(html).toContain('Head of support');
  });

  it('is marked as a sample unless it is declared real', () => {
    expect(renderBlock(<Quote {...quoteSchema.parse(fields)} />)).toContain('Sample');
    expect(renderBlock(<Quote {...quoteSchema.parse({ ...fields, sample: false })} />)).not.toContain('Sample');
  });
});
