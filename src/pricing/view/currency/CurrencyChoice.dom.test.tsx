import '#tests/support/textEncoding.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { CurrencyChoice } from '#src/pricing/view/currency/CurrencyChoice.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

afterEach(cleanup);

let go: (to: string) => void;
function Browser() {
  const navigate = useNavigate();
  useEffect(() => {
    go = (to) => void navigate(to);
  });
  return null;
}

test.each([
  ['the suggestion that was pressed', 'Show prices in EUR', 'EUR'],
  ['the switch', 'USD', 'USD'],
])('when a currency is chosen, whoever is at %s still has the focus', (_where, at, then) => {
  render(
    withProviders(
      <MemoryRouter initialEntries={['/pricing']}>
        <Browser />
        <CurrencyChoice />
      </MemoryRouter>,
    ),
  );
  screen.getByRole('link', { name: at }).focus();
  act(() => go('/pricing?currency=EUR'));
  expect(screen.queryByText('Show prices in EUR')).toBeNull();
  expect(document.activeElement?.textContent).toBe(then);
});
