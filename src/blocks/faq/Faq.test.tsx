import { Faq } from '#src/blocks/faq/Faq.tsx';
import { faqSchema } from '#src/blocks/faq/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = faqSchema.parse({
  type: 'faq',
  id: 'questions',
  title: 'Questions',
  items: [
    { question: 'Is <b> safe?', answer: 'Yes, **always**.<script>alert(1)</script>' },
    { question: 'And here?', answer: 'See [contacts](/contacts).' },
  ],
});

describe('Faq', () => {
  it('opens without JavaScript: one closed details for each question', () => {
    const html = renderBlock(<Faq {...block} />);
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).not.toContain('<details open');
    expect(html.match(/<summary/g)).toHaveLength(2);
  });

  it('prints the answer as HTML that the schema made safe, and the question as text', () => {
    const html = renderBlock(<Faq {...block} />);
    expect(html).toContain('<strong>always</strong>');
    expect(html).not.toContain('<script');
    expect(html).toContain('Is &lt;b&gt; safe?');
  });
});
