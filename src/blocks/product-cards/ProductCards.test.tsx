import { ProductCards } from '#src/blocks/product-cards/ProductCards.tsx';
import { productCardsSchema } from '#src/blocks/product-cards/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const card = (name: string) => ({ title: name, text: `About ${name}.`, href: `/x/${name}`, icon: 'phone' });
const fields = { type: 'product-cards', id: 'cards', title: 'Cards', items: ['a', 'b', 'c', 'd'].map(card) };

describe('ProductCards', () => {
  it('has one link a card, in the language of the page, and only the name inside it', () => {
    const html = renderBlock(<ProductCards {...productCardsSchema.parse(fields)} />, { locale: 'es' });
    expect(html.match(/<a /g)).toHaveLength(4);
    expect(html).toMatch(/<h3[^>]*><a href="\/es\/x\/b"[^>]*>b<\/a><\/h3>/);
  });

  it('refuses an icon that the sprite has not', () => {
    const items = [card('a'), { ...card('b'), icon: 'unicorn' }];
    expect(productCardsSchema.safeParse({ ...fields, items }).success).toBe(false);
  });

  it('gives the first a drawing and the rest less room each', () => {
    const html = renderBlock(<ProductCards {...productCardsSchema.parse(fields)} />);
    expect([...html.matchAll(/data-rank="(\d)"/g)].map(([, rank]) => rank)).toEqual(['1', '2', '3', '4']);
    expect(html.match(/viewBox/g)).toHaveLength(1);
  });
});
