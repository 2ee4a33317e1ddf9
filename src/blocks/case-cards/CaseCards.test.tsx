import { CaseCards } from '#src/blocks/case-cards/CaseCards.tsx';
import { caseCardsSchema } from '#src/blocks/case-cards/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const item = (client: string) => ({
  industry: 'Delivery',
  client,
  text: 'They moved one line.',
  figure: { value: '4 min', label: 'to change a greeting' },
  link: { label: `More about ${client}`, href: '/kit' },
});
const fields = { type: 'case-cards', id: 'cases', title: 'Cases', items: [item('A courier'), item('A bank')] };

describe('CaseCards', () => {
  const html = renderBlock(<CaseCards {...caseCardsSchema.parse(fields)} />, { locale: 'pt' });

  it('tells each case in a list, with its figure and a link that says where it leads', () => {
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/<strong[^>]*>4 min<\/strong> <span>to change a greeting<\/span>/);
    expect(html).toMatch(/href="\/pt\/kit"[^>]*>More about A bank/);
  });

  it('draws the first case only, and the drawing says nothing', () => {
    expect(html.match(/<svg[^>]*viewBox="0 0 560/g)).toHaveLength(1);
    expect(html).toMatch(/viewBox="0 0 560 240" focusable="false" aria-hidden="true"/);
  });

  it('refuses a single case, and one without a figure', () => {
    const bare = { ...item('A shop'), figure: undefined };
    expect(caseCardsSchema.safeParse({ ...fields, items: [item('A')] }).success).toBe(false);
    expect(caseCardsSchema.safeParse({ ...fields, items: [item('A'), bare] }).success).toBe(false);
  });
});
