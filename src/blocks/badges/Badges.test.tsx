import { Badges } from '#src/blocks/badges/Badges.tsx';
import { badgesSchema } from '#src/blocks/badges/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = badgesSchema.parse({
  type: 'badges',
  id: 'badges',
  title: 'Checked by others',
  items: [
    { label: 'ISO 27001', text: 'Yearly audit.', sample: true },
    { label: 'Own report', text: 'Read it.' },
  ],
});

describe('Badges', () => {
  it('marks what is a sample, inside the name that is heard with it, and nothing else', () => {
    const html = renderBlock(<Badges {...block} />);
    expect(html).toMatch(/<h3[^>]*>ISO 27001 <small[^>]*>Sample<\/small><\/h3>/);
    expect(html.match(/>Sample</g)).toHaveLength(1);
  });
});
