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
const render = (shown: Page) =>
  renderBlock(
    <MemoryRouter initialEntries={['/kit/pricing?currency=EUR']}>
      <Pricing page={shown} slots={{ body: <p>plans</p> }} />
    </MemoryRouter>,
  );

describe('Pricing', () => {
  it('has the choice of the currency in its head, before the blocks', () => {
    expect(render(page)).toMatch(
      /<header[\s\S]*<h1[^>]*>kit pricing[\s\S]*By the agent[\s\S]*aria-current="true">EUR[\s\S]*<\/header><p>plans/,
    );
  });

  it.each([
    ['kit', 'kit'],
    ['default', 'white'],
  ] as const)('in the layout %s its head is %s', (layout, surface) => {
    expect(render({ ...page, layout })).toContain(`<header class="head" data-surface="${surface}"`);
  });
});
