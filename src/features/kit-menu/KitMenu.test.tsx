import { brand } from '#config/brand.ts';
import { KitMenu } from '#src/features/kit-menu/KitMenu.tsx';
import { KIT_PATHS } from '#src/features/kit-menu/kitPaths.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const all = Object.values(KIT_PATHS);

describe('KitMenu (SPEC part 2)', () => {
  it('calls the blog category by the name of the product line', () => {
    expect(KIT_PATHS.blog).toBe('/blog/category/kit');
  });

  it('leads to pricing, documentation and the blog category, in the language of the page', () => {
    const html = renderBlock(<KitMenu paths={all} current="/kit" />, { locale: 'es' });
    const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([`/es${KIT_PATHS.pricing}`, `/es${KIT_PATHS.blog}`, brand.links.kitDocs]);
  });

  it.each(['ru', 'kz'] as const)('has other documentation for %s', (variant) => {
    const html = renderBlock(<KitMenu paths={all} current="/kit" />, { variant });
    expect(html).toContain(`href="${brand.links.kitDocsRussian}"`);
    expect(html).not.toContain(`href="${brand.links.kitDocs}"`);
  });

  it('marks the page that is shown, and leaves out what does not exist', () => {
    const html = renderBlock(<KitMenu paths={[KIT_PATHS.pricing]} current={KIT_PATHS.pricing} />);
    expect(html).toMatch(new RegExp(`href="${KIT_PATHS.pricing}"[^>]*aria-current="page"`));
    expect(html).not.toContain(KIT_PATHS.blog);
  });
});
