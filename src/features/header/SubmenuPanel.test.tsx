import { SubmenuPanel } from '#src/features/header/SubmenuPanel.tsx';
import type { Submenu, SubmenuLink } from '#src/shared/page/menus.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const full: SubmenuLink = { label: 'Voice', href: '/voice', description: 'Calls', icon: 'phone', tags: [] };

const show = (link: Partial<SubmenuLink>, more: Partial<Submenu> = {}) => {
  const submenu: Submenu = { columns: [{ title: 'Build', links: [{ ...full, ...link }] }], contacts: false, ...more };
  return renderBlock(<SubmenuPanel submenu={submenu} />, { locale: 'es' });
};

describe('SubmenuPanel', () => {
  it('shows icon, name, signs and description of a link', () => {
    const html = show({ tags: [{ name: 'New', type: 'primary' }] });
    expect(html).toMatch(/<a href="\/es\/voice".*<svg.*Voice.*data-type="primary">New<.*Calls/s);
  });

  it('shows the icons of a sign before its word', () => {
    const html = show({ tags: [{ name: 'New', type: 'secondary', icons: ['sparkles', 'bell'] }] });
    expect(html).toMatch(/data-type="secondary"><svg[^]*#sparkles[^]*#bell[^]*<\/svg>New<\/span>/);
  });

  it('has a sign that leads somewhere below the link, in the language of the page: none stands in another', () => {
    const html = show({ tags: [{ name: 'Beta', type: 'tertiary', href: '/blog' }] });
    expect(html).toMatch(
      /Calls<\/span><\/a><a href="\/es\/blog" class="link plain"><span><span class="tag" data-type="tertiary">Beta</,
    );
  });

  it('shows of a link only its name', () => {
    const html = show({ icon: undefined, description: undefined });
    expect(html).toMatch(/class="link plain"/);
    expect(html).not.toMatch(/<svg|description/);
  });

  it('sets off what has a class', () => {
    expect(show({ cssClass: 'accent' })).toMatch(/class="link accent"/);
    expect(show({ cssClass: 'divided' })).toMatch(/class="link divided"/);
  });

  it('leaves what is not of the site to the browser, without a language', () => {
    const html = show({ href: '/prices.csv', inApp: false });
    expect(html).toMatch(/<a href="\/prices.csv" data-in-app="false"/);
  });

  it('has a list of plain links at its foot', () => {
    const html = show(
      {},
      {
        footer: [
          { label: 'Docs', href: 'https://docs.example/' },
          { label: 'Help', href: '/help' },
        ],
      },
    );
    expect(html).toMatch(/<ul class="footer">.*href="https:\/\/docs.example\/".*Docs.*href="\/es\/help"/s);
    expect(show({})).not.toContain('class="footer"');
  });
});
