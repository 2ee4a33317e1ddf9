import { act, cleanup, render, screen } from '@testing-library/react';
import { OfflineNotice } from '#src/features/offline-notice/OfflineNotice.tsx';
import { createTestStores, withProviders } from '#tests/support/renderBlock.tsx';

let online = true;
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });

function go(state: 'online' | 'offline') {
  online = state === 'online';
  act(() => {
    window.dispatchEvent(new Event(state));
  });
}

describe('OfflineNotice', () => {
  afterEach(cleanup);
  beforeEach(() => {
    online = true;
  });

  it('speaks up when the connection goes, and falls silent when it is back', () => {
    const stores = createTestStores();
    render(withProviders(<OfflineNotice />, { stores }));
    expect(screen.getByRole('status').textContent).toBe('');
    go('offline');
    expect(screen.getByRole('status').textContent).toContain('You are offline');
    expect(stores.ui.online).toBe(false);
    go('online');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stops listening when it goes', () => {
    const stores = createTestStores();
    const { unmount } = render(withProviders(<OfflineNotice />, { stores }));
    unmount();
    go('offline');
    expect(stores.ui.online).toBe(true);
  });
});
