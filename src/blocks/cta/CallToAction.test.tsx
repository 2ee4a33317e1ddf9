import { CallToAction } from '#src/blocks/cta/CallToAction.tsx';
import { ctaSchema } from '#src/blocks/cta/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = ctaSchema.parse({
  type: 'cta',
  id: 'next',
  title: 'Bring us one call',
  text: 'We reply with a draft.',
  actions: [
    { label: 'Describe it', href: '/contacts' },
    { label: 'Mail us', href: 'mailto:sales@orvandel.example', theme: 'secondary' },
  ],
});

describe('CallToAction', () => {
  it('leads on in the language of the page, and out as it is written', () => {
    const html = renderBlock(<CallToAction {...block} />, { locale: 'es' });
    expect(html).toContain('href="/es/contacts"');
    expect(html).toContain('href="mailto:sales@orvandel.example"');
  });

  it('stands out from the page, and tells its two actions apart', () => {
    const html = renderBlock(<CallToAction {...block} />);
    expect(html).toContain('data-surface="dark"');
    expect(html).toContain('button primary');
    expect(html).toContain('button secondary');
  });
});
