import { MemoryRouter } from 'react-router';
import { CurrencySwitch } from '#src/pricing/view/currency/CurrencySwitch.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const at = (address: string) =>
  renderBlock(
    <MemoryRouter initialEntries={[address]}>
      <CurrencySwitch />
    </MemoryRouter>,
  );
const currentOf = (html: string) => [...html.matchAll(/aria-current="true">(\w+)/g)].map(([, name]) => name);

test('each currency is a link to the same page in the same language; the default one to its plain address', () => {
  const links = [...at('/es/kit/pricing?currency=EUR').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/es/kit/pricing', '/es/kit/pricing?currency=EUR', '/es/kit/pricing?currency=RUR']);
});

test('what else the address says stays, in its order', () => {
  const links = [...at('/pricing?country=de&currency=EUR&q=%2B49').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    '/pricing?country=de&amp;q=%2B49',
    '/pricing?country=de&amp;currency=EUR&amp;q=%2B49',
    '/pricing?country=de&amp;currency=RUR&amp;q=%2B49',
  ]);
});

test.each([
  ['', 'USD'],
  ['?currency=EUR', 'EUR'],
  ['?currency=RUR', 'RUB'],
  ['?currency=eur', 'USD'],
  ['?currency=constructor', 'USD'],
])('%j is shown as %s', (search, shown) => {
  expect(currentOf(at(`/kit/pricing${search}`))).toEqual([shown]);
});
