import { act, cleanup, render } from '@testing-library/react';
import { AuthMenu } from '#src/features/auth-menu/AuthMenu.tsx';
import { createTestStores, renderBlock, withProviders } from '#tests/support/renderBlock.tsx';

const sourcesOf = (html: string) => [...new Set([...html.matchAll(/utm_source=(\w+)/g)].map(([, source]) => source))];

describe('AuthMenu', () => {
  afterEach(cleanup);

  it('is the same for everybody on the server', () => {
    expect(sourcesOf(renderBlock(<AuthMenu />))).toEqual(['site']);
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
