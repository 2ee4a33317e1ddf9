import { Industry } from '#src/pages/industry/Industry.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const industries = ['banking', 'education', 'gaming'].map((name) => ({ label: name, path: `/industries/${name}` }));
const render = (current: string, siblings: Page['siblings']) => {
  const page: Page = {
    path: `/industries/${current}`,
    locale: 'en',
    locales: ['en'],
    template: 'industry',
    layout: 'default',
    title: 'X',
    meta_description: 'X.',
    breadcrumbs: [],
    siblings,
    blocks: [],
  };
  return renderBlock(<Industry page={page} slots={{ body: 'blocks' }} />);
};
const linksOf = (html: string) =>
  [...html.matchAll(/href="\/industries\/(\w+)"[^>]*rel="(\w+)"/g)].map(([, ...link]) => link);

describe('Industry', () => {
  it.each([
    ['banking', 'gaming', 'education'],
    ['education', 'banking', 'gaming'],
    ['gaming', 'education', 'banking'],
  ])('leads on from %s, back to %s and on to %s', (current, previous, next) => {
    expect(linksOf(render(current, industries))).toEqual([
      [previous, 'prev'],
      [next, 'next'],
    ]);
  });

  it('leads to the other one of two, once', () => {
    expect(linksOf(render('education', industries.slice(0, 2)))).toEqual([['banking', 'next']]);
  });

  it.each([[industries.slice(0, 1)], [[]], [undefined]])('shows nothing where there is only one (%j)', (siblings) => {
    expect(render('banking', siblings)).toMatch(/<\/nav>blocks$/);
  });
});
