import { Comparison } from '#src/pages/comparison/Comparison.tsx';
import type { comparisonSchema } from '#src/pages/comparison/schema.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import { renderTemplate } from '#tests/support/renderTemplate.tsx';

const page: PageOf<typeof comparisonSchema> = {
  path: '/promo/genesys-alternative',
  locale: 'es',
  locales: ['es'],
  template: 'comparison',
  layout: 'default',
  title: 'Three ways',
  meta_description: 'What is compared.',
  breadcrumbs: [],
  blocks: [],
  comparison: { checked: '2026-11-16' },
};
const slots = { head: <i id="hero" />, body: <i id="table" /> };

describe('Comparison', () => {
  const html = renderTemplate(<Comparison page={page} slots={slots} />, { locale: 'es' });

  it('says when it was checked before it compares, in the language of the page', () => {
    expect(html).toContain('<time dateTime="2026-11-16">16 de noviembre de 2026</time>');
    const order = ['id="hero"', '<time', 'id="table"'].map((part) => html.indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('tells search engines the same day', () => {
    expect(html).toContain('"lastReviewed":"2026-11-16"');
  });
});
