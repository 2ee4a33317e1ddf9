import { Promo } from '#src/pages/promo/Promo.tsx';
import type { Page } from '#src/shared/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: Page = {
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
const blocks = ['hero', 'proof', 'last'].map((id) => <i key={id} id={id} />);
const html = renderBlock(<Promo page={page}>{blocks}</Promo>, { locale: 'es' });

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
