import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Pricing } from '#src/pages/pricing/Pricing.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: Page = {
  path: '/kit/pricing',
  locale: 'en',
  locales: ['en'],
  template: 'pricing',
  layout: 'kit',
  title: 'kit pricing',
  lead: 'By the agent.',
  meta_description: 'Prices',
  breadcrumbs: [],
  blocks: [],
};
const render = (shown: Page, head: ReactNode = []) =>
  renderBlock(
    <MemoryRouter initialEntries={['/kit/pricing?currency=EUR']}>
      <Pricing page={shown} slots={{ head, body: <p>plans</p> }} />
    </MemoryRouter>,
  );

describe('Pricing', () => {
  it('has the choice of the currency in its head, before the blocks', () => {
    expect(render(page)).toMatch(
      /<header[\s\S]*<h1[^>]*>kit pricing[\s\S]*By the agent[\s\S]*aria-current="true">EUR[\s\S]*<\/header><p>plans/,
    );
  });

  it('leaves the headline to a hero, and has the choice of the currency between it and the blocks', () => {
    expect(render(page, <h1>Hero</h1>)).toMatch(/^<h1>Hero<\/h1>(?!.*<h1)[^]*aria-current="true">EUR[^]*<p>plans/);
  });

  it.each([
    ['kit', 'kit'],
    ['default', 'white'],
  ] as const)('in the layout %s its head is %s', (layout, surface) => {
    expect(render({ ...page, layout })).toContain(`<header class="head" data-surface="${surface}"`);
  });
});
