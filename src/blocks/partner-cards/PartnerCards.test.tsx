import { PartnerCards } from '#src/blocks/partner-cards/PartnerCards.tsx';
import { partnerCardsSchema } from '#src/blocks/partner-cards/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const item = (name: string, country = 'PT') => ({
  name,
  country,
  kind: 'Integrator',
  region: 'Portugal',
  text: 'Builds call flows.',
  products: ['Desk bridge', 'Queue board'],
});
const fields = {
  type: 'partner-cards',
  id: 'partners',
  title: 'Partners',
  items: [item('Lumaro'), item('Vesper', 'BR')],
};

describe('PartnerCards', () => {
  const html = renderBlock(<PartnerCards {...partnerCardsSchema.parse(fields)} />);

  it('gives each partner a tile of its own with its country, drawn from the name and hidden from who hears the page', () => {
    const tiles = [...html.matchAll(/<svg[\s\S]*?<\/svg>/g)].map(([tile]) => tile);
    expect(tiles.map((tile) => /<text[^>]*>(\w+)</.exec(tile)?.[1])).toEqual(['PT', 'BR']);
    expect(tiles.every((tile) => tile.includes('aria-hidden="true"'))).toBe(true);
    expect(tiles[0]?.replace('PT', '')).not.toBe(tiles[1]?.replace('BR', ''));
  });

  it('names what the list of products is', () => {
    expect(html.match(/aria-label="Products"/g)).toHaveLength(2);
    expect(html).toContain('>Queue board</li>');
  });

  it('refuses what is no country code', () => {
    expect(partnerCardsSchema.safeParse({ ...fields, items: [item('A'), item('B', 'pt')] }).success).toBe(false);
  });
});
