import { FeatureGrid } from '#src/blocks/feature-grid/FeatureGrid.tsx';
import { featureGridSchema } from '#src/blocks/feature-grid/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const grid = (count: number) =>
  featureGridSchema.parse({
    type: 'feature-grid',
    id: 'features',
    title: 'Features',
    items: Array.from({ length: count }, (_, index) => ({
      title: `Feature ${String(index)}`,
      text: 'What it does.',
      ...(index === 0 ? { link: { label: 'More', href: '/platform/voice' } } : {}),
    })),
  });

describe('FeatureGrid', () => {
  it('has one h2 and an h3 for each feature', () => {
    const html = renderBlock(<FeatureGrid {...grid(6)} />);
    expect(html.match(/<h2/g)).toHaveLength(1);
    expect(html.match(/<h3/g)).toHaveLength(6);
  });

  it('links only the features that have a link, in the language of the page', () => {
    const html = renderBlock(<FeatureGrid {...grid(3)} />, { locale: 'pt' });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/pt/platform/voice"');
  });

  it('sets few features in pairs and many as a list', () => {
    expect(renderBlock(<FeatureGrid {...grid(4)} />)).toContain('data-layout="pairs"');
    expect(renderBlock(<FeatureGrid {...grid(5)} />)).toContain('data-layout="rows"');
  });
});
