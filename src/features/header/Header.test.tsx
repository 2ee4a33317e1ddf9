import { Header } from '#src/features/header/Header.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const links = [
  { label: 'Blog', href: '/blog' },
  { label: 'Contacts', href: '/contacts' },
];

describe('Header', () => {
  it('first offers a way past itself', () => {
    const html = renderBlock(<Header links={links} current="/blog" />);
    expect(/<a href="([^"]*)"/.exec(html)?.[1]).toBe('#content');
  });

  it('leads home and to the menu in the language of the page', () => {
    const html = renderBlock(<Header links={links} current="/blog" />, { locale: 'es' });
    for (const href of ['/es/', '/es/blog', '/es/contacts'])
      expect(html).toContain(`href="${href.replace(/\/$/, '')}"`);
  });

  it('marks the page that is shown, and no other', () => {
    const html = renderBlock(<Header links={links} current="/contacts" />);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/contacts"[^>]*aria-current="page"/);
  });
});
