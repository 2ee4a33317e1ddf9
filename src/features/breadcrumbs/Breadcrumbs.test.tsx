import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const page: Page = {
  path: '/platform/voice/numbers',
  locale: 'es',
  locales: ['es'],
  template: 'platform',
  layout: 'default',
  title: 'Números de teléfono </script>',
  menutitle: 'Números',
  meta_description: 'Números.',
  opening: 'dark',
  breadcrumbs: [
    { label: 'A long title of the home page', path: '/' },
    // As the typography leaves it: with what keeps a dash in its line (U+2060).
    { label: 'Voz\u2060 </script><b>', path: '/platform/voice' },
  ],
  links: { canonical: 'https://www.a.example/es/platform/voice/numbers', alternates: [] },
  blocks: [],
};
const html = renderBlock(<Breadcrumbs page={page} />, { locale: 'es' });

interface ListItem {
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

describe('Breadcrumbs', () => {
  it('lead over the pages above, in the language of the page, and end in its short name', () => {
    expect(html).toContain('href="/es/platform/voice"');
    expect(html).toMatch(/aria-current="page">Números</);
    expect(html).not.toContain('A long title of the home page');
  });

  it('continue the surface with which the page opens', () => {
    expect(html).toContain('data-surface="dark"');
    expect(renderBlock(<Breadcrumbs page={{ ...page, opening: undefined }} />)).toContain('data-surface="white"');
  });

  it('say the same to search engines, with whole addresses, and cannot end their script', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const { itemListElement: items } = JSON.parse(json) as { itemListElement: ListItem[] };
    expect(items.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://www.a.example/es'],
      [2, 'https://www.a.example/es/platform/voice'],
      [3, 'https://www.a.example/es/platform/voice/numbers'],
    ]);
    expect(items[1]?.name).toBe('Voz </script><b>');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('say nothing to search engines where the address is unknown', () => {
    expect(renderBlock(<Breadcrumbs page={{ ...page, links: undefined }} />)).not.toContain('<script');
  });
});
