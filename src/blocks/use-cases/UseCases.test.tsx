import { UseCases } from '#src/blocks/use-cases/UseCases.tsx';
import { useCasesSchema } from '#src/blocks/use-cases/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = useCasesSchema.parse({
  type: 'use-cases',
  id: 'cases',
  title: 'Situations',
  items: [
    { situation: 's'.repeat(50), outcome: 'o'.repeat(100) },
    { situation: 'Nobody is free', outcome: 'A callback.', link: { label: 'How', href: '/platform/voice' } },
  ],
});

describe('UseCases', () => {
  it('says the situation before what happens, and tells the two apart by words', () => {
    const html = renderBlock(<UseCases {...block} />);
    expect(html.indexOf('Nobody is free')).toBeLessThan(html.indexOf('A callback.'));
    expect(html.match(/What happens:/g)).toHaveLength(2);
    expect(html.match(/<h3/g)).toHaveLength(2);
  });

  it('draws each turn as long as what was said, without a style attribute', () => {
    const html = renderBlock(<UseCases {...block} />);
    expect(html).toContain('width="50%"');
    expect(html).toContain('width="100%" height="14" aria-hidden="true"');
    expect(html).not.toContain('style=');
  });

  it('links in the language of the page', () => {
    expect(renderBlock(<UseCases {...block} />, { locale: 'pt' })).toContain('href="/pt/platform/voice"');
  });
});
