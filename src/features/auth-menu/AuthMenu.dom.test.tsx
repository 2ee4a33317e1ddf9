import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { brand } from '#config/brand.ts';
import { AuthMenu } from '#src/features/auth-menu/AuthMenu.tsx';
import { createTestStores, renderBlock, withProviders } from '#tests/support/renderBlock.tsx';

const sourcesOf = (html: string) => [...new Set([...html.matchAll(/utm_source=(\w+)/g)].map(([, source]) => source))];

describe('AuthMenu', () => {
  afterEach(cleanup);

  it('is the same for everybody on the server', () => {
    expect(sourcesOf(renderBlock(<AuthMenu />))).toEqual(['site']);
  });

  it('leads to both consoles, to log in and to sign up, in the language of the page', () => {
    const { container } = render(withProviders(<AuthMenu />, { variant: 'ru' }));
    const menus = [...container.querySelectorAll('details')].map((menu) => [
      menu.querySelector('summary')?.textContent,
      ...[...menu.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href.replace(/&.*/, '')]),
    ]);
    const { platform, kit } = brand.consoles;
    expect(menus).toEqual([
      ['Log in', ['Communications platform', `${platform}/login?lang=ru`], ['No-code Kit', `${kit}/login?lang=ru`]],
      [
        'Sign up',
        ['Communications platform', `${platform}/registration?lang=ru`],
        ['No-code Kit', `${kit}/registration?lang=ru`],
      ],
    ]);
  });

  it('opens one of the two at most', () => {
    const { container } = render(withProviders(<AuthMenu />));
    const menus = [...container.querySelectorAll('details')];
    const open = (menu: HTMLDetailsElement) => {
      menu.open = true;
      fireEvent(menu, new Event('toggle'));
      return menus.map((each) => each.open);
    };
    expect(menus.map(open)).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('carries what the visit came with, in another layout too', () => {
    const stores = createTestStores();
    const first = render(withProviders(<AuthMenu />, { stores }));
    act(() => stores.visitor.arrive('?utm_source=news&utm_campaign=may'));
    expect(sourcesOf(first.container.innerHTML)).toEqual(['news']);
    first.unmount();
    const second = render(withProviders(<AuthMenu />, { stores }));
    act(() => stores.visitor.arrive('?utm_source=own'));
    expect(sourcesOf(second.container.innerHTML)).toEqual(['news']);
    expect(second.container.innerHTML.match(/utm_campaign=may/g)).toHaveLength(4);
  });
});
