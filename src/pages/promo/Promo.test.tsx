import { Promo } from '#src/pages/promo/Promo.tsx';
import type { promoSchema } from '#src/pages/promo/schema.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: PageOf<typeof promoSchema> = {
  path: '/promo/call-center-software',
  locale: 'es',
  locales: ['es'],
  template: 'promo',
  layout: 'empty',
  title: 'An offer',
  meta_description: 'What it offers.',
  breadcrumbs: [],
  blocks: [],
  action: { label: 'Get it', href: '/contacts' },
};
const slots = { head: <i id="hero" />, body: <i id="proof" />, end: <i id="last" /> };
const html = renderBlock(<Promo page={page} slots={slots} />, { locale: 'es' });

describe('Promo', () => {
  it('leads to its action, to the privacy policy, and nowhere else', () => {
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/es/contacts',
      '/es/legal/privacy',
    ]);
  });

  it('has its bar after the proof and before the last block, which repeats the action itself', () => {
    const order = ['id="hero"', 'id="proof"', 'class="bar"', 'id="last"'].map((part) => html.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});
