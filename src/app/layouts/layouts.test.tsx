import { MenusProvider } from '#src/app/MenusContext.tsx';
import { layouts } from '#src/app/registry/layouts.ts';
import type { Layout, Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const menus = { header: [{ label: 'Blog', href: '/blog' }], kit: ['/kit/pricing'] };

function render(layout: Layout, path = '/platform/sms'): string {
  const page: Page = {
    path,
    locale: 'en',
    locales: ['en', 'es'],
    template: 'landing',
    layout,
    title: 'Page',
    meta_description: 'About.',
    breadcrumbs: [],
    blocks: [],
  };
  const View = layouts[layout];
  return renderBlock(
    <MenusProvider value={menus}>
      <View page={page}>
        <h1>Page</h1>
      </View>
    </MenusProvider>,
  );
}

const themeOf = (html: string) => /<footer[^>]*data-surface="([^"]*)"/.exec(html)?.[1];

describe.each(Object.keys(layouts) as Layout[])('Layout %s', (layout) => {
  it('has one main part, which the skip link leads to, and the page in it', () => {
    const html = render(layout);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).toMatch(/<main[^>]*id="content"[^>]*tabindex="-1"[^>]*>.*<h1>Page<\/h1>.*<\/main>/is);
  });

  it(layout === 'empty' ? 'has neither header nor footer' : 'has a header and a footer', () => {
    const html = render(layout);
    expect([html.includes('<header'), html.includes('<footer')]).toEqual([layout !== 'empty', layout !== 'empty']);
  });
});

it('the two of the no-code line have its sub-menu, and no other has', () => {
  const withMenu = (Object.keys(layouts) as Layout[]).filter((layout) =>
    render(layout).includes('href="/kit/pricing"'),
  );
  expect(withMenu.sort()).toEqual(['kit', 'meta-kit']);
});

it.each([
  ['default', '/', 'vox'],
  ['default', '/platform/sms', 'white'],
  ['kit', '/kit', 'kit'],
  ['kit', '/kit/pricing', 'white'],
] as const)('the footer of layout %s at %s is %s', (layout, path, theme) => {
  expect(themeOf(render(layout, path))).toBe(theme);
});
