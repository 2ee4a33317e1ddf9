import { Claims } from '#src/blocks/claims/Claims.tsx';
import { claimsSchema } from '#src/blocks/claims/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const item = (index: number) => ({
  statement: `Claim ${String(index)}`,
  evidence: 'Measured.',
  source: { label: 'The figures', href: '/platform/voice#figures' },
});
const fields = { type: 'claims', id: 'claims', title: 'Claims', items: [item(1), item(2)] };

describe('Claims', () => {
  it('gives each claim its evidence and a source to check it, in the language of the page', () => {
    const html = renderBlock(<Claims {...claimsSchema.parse(fields)} />, { locale: 'es' });
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html.match(/Source:/g)).toHaveLength(2);
    expect(html.match(/href="\/es\/platform\/voice#figures"/g)).toHaveLength(2);
  });

  it('refuses a claim without a source', () => {
    const bare = { statement: 'Claim 3', evidence: 'Measured.' };
    expect(claimsSchema.safeParse({ ...fields, items: [item(1), bare] }).success).toBe(false);
  });
});
