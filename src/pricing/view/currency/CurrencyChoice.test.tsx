import { MemoryRouter } from 'react-router';
import { CurrencyChoice } from '#src/pricing/view/currency/CurrencyChoice.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const suggestionsAt = (address: string) => {
  const html = renderBlock(
    <MemoryRouter initialEntries={[address]}>
      <CurrencyChoice />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a href="([^"]*)"[^>]*data-for="(\w+)">([^<]*)/g)].map(([, ...parts]) => parts);
};

test('while no currency is chosen there is a suggestion for each other one, as a link, and none is switched to', () => {
  expect(suggestionsAt('/pricing?country=de')).toEqual([
    ['/pricing?country=de&amp;currency=EUR', 'EUR', 'Show prices in EUR'],
    ['/pricing?country=de&amp;currency=RUR', 'RUR', 'Show prices in RUB'],
  ]);
});

test('who has chosen a currency is suggested none', () => {
  expect(suggestionsAt('/pricing?currency=EUR')).toEqual([]);
});
