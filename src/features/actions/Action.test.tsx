import { brand } from '#config/brand.ts';
import { Action } from '#src/features/actions/Action.tsx';
import { cta } from '#src/shared/page/cta.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const render = (fields: object, surroundings?: Parameters<typeof renderBlock>[1]) =>
  renderBlock(<Action action={cta.parse({ label: 'Start free', ...fields })} />, surroundings);

describe('Action', () => {
  it('is a link with what statistics ask of it', () => {
    const html = render({ href: '/pricing', id: 'prices', event: 'see_prices', gtmEvent: 'prices' }, { locale: 'es' });
    expect(html).toBe(
      '<a href="/es/pricing" id="prices" class="button primary medium" data-event="see_prices" data-gtm-event="prices">Start free</a>',
    );
  });

  it('of type link is a text with an arrow', () => {
    const html = render({ href: '/pricing', type: 'link' });
    expect(html).toMatch(/class="button text medium".*Start free<svg/s);
  });

  it('with a submenu opens without JavaScript, and names each console once', () => {
    const submenu = [
      { title: 'I am new', platformLink: '/registration', kitLink: '/registration' },
      { title: 'I have an account', kitLink: '/login' },
    ];
    const html = render({ submenu, event: 'start' }, { variant: 'ru' });
    expect(html).toMatch(/^<details[^>]*data-menu=""[^>]*><summary[^>]*data-event="start"[^>]*>Start free/);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, name]) => [href, name]);
    expect(links).toEqual([
      [`${brand.consoles.platform}/registration?lang=ru&amp;utm_source=site`, 'Communications platform'],
      [`${brand.consoles.kit}/registration?lang=ru&amp;utm_source=site`, 'No-code Kit'],
      [`${brand.consoles.kit}/login?lang=ru&amp;utm_source=site`, 'I have an account'],
    ]);
    const [, id] = /<p id="([^"]*)"[^>]*>I am new/.exec(html) ?? [];
    expect(html).toContain(`aria-labelledby="${id ?? 'none'}"`);
    // Without a class a list is one that is read: with bullets, and indented.
    expect(html).not.toMatch(/<ul(?![^>]* class=)/);
  });

  it('asks the consoles for Kazakh where the site is the Kazakh one', () => {
    const html = render({ submenu: [{ title: 'New', platformLink: '/registration' }] }, { variant: 'kz' });
    expect(html).toContain('lang=kz');
  });
});
