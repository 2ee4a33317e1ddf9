import { Metrics } from '#src/blocks/metrics/Metrics.tsx';
import { metricsSchema } from '#src/blocks/metrics/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = metricsSchema.parse({
  type: 'metrics',
  id: 'figures',
  title: 'Measured',
  items: [
    { value: '640 ms', label: 'to the first word' },
    { value: '12', label: 'points of presence' },
  ],
  note: 'Median over 30 days.',
});

describe('Metrics', () => {
  it('names each figure before giving it, for who hears the page', () => {
    const html = renderBlock(<Metrics {...block} />);
    expect(html.indexOf('to the first word')).toBeLessThan(html.indexOf('640 ms'));
    expect(html.match(/<dt/g)).toHaveLength(2);
    expect(html.match(/<dd/g)).toHaveLength(2);
  });

  it('shows how the figures were measured', () => {
    expect(renderBlock(<Metrics {...block} />)).toContain('Median over 30 days.');
  });
});
