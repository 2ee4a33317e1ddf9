import { MemoryRouter } from 'react-router';
import { pageQuery } from '#src/app/declaredQuery.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { QueryScope } from '#src/app/QueryScope.tsx';
import { CurrencySwitch } from '#src/pricing/view/currency/CurrencySwitch.tsx';
import { useAddress } from '#src/request/useAddress.ts';
import { offering } from '#tests/support/offeredLists.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const LISTS = offering({ countries: ['us', 'de'] });

function queryOf(path: string) {
  const route = matchRoute(path)?.route;
  return route && pageQuery(route, LISTS);
}

function Known() {
  return <p>{useAddress().search}</p>;
}

const at = (path: string, search: string) =>
  renderBlock(
    <MemoryRouter initialEntries={[path + search]}>
      <QueryScope page={{ query: queryOf(path) }}>
        <Known />
        <CurrencySwitch />
      </QueryScope>
    </MemoryRouter>,
  );

test.each([
  ['/pricing', '?country=de&utm_source=x', '?country=de'],
  ['/pricing', '?country=zz&product=made_up&currency=EUR', '?currency=EUR'],
  ['/pricing', '?country=us&currency=USD', ''],
  ['/kit/pricing', '?country=de&currency=EUR', '?currency=EUR'],
  ['/about', '?currency=EUR', ''],
  ['/no-such-page', '?currency=EUR', ''],
])('on %s, of %j is read what the server has seen, so that the page hydrates', (path, search, seen) => {
  expect(at(path, search)).toContain(`<p>${seen.replaceAll('&', '&amp;')}</p>`);
  expect(at(path, search)).toBe(at(path, seen));
});
