import { IndustryCards } from '#src/blocks/industry-cards/IndustryCards.tsx';
import { industryCardsSchema } from '#src/blocks/industry-cards/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const card = (name: string) => ({ title: name, text: `About ${name}.`, href: `/x/${name}`, icon: 'phone' });
const fields = { type: 'industry-cards', id: 'cards', title: 'Cards', items: ['a', 'b', 'c', 'd'].map(card) };

describe('IndustryCards', () => {
  it('has one link a card, in the language of the page, and only the name inside it', () => {
    const html = renderBlock(<IndustryCards {...industryCardsSchema.parse(fields)} />, { locale: 'es' });
    expect(html.match(/<a /g)).toHaveLength(4);
    expect(html).toMatch(/<h3[^>]*><a href="\/es\/x\/b"[^>]*>b<\/a><\/h3>/);
  });

  it('refuses an icon that the sprite has not', () => {
    const items = [card('a'), { ...card('b'), icon: 'unicorn' }];
    expect(industryCardsSchema.safeParse({ ...fields, items }).success).toBe(false);
  });
});
