import '#tests/support/textEncoding.ts';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'react-router';
import { readEstimate } from '#src/pricing/data/estimateLink.ts';
import { EstimateStore } from '#src/pricing/view/estimator/EstimateStore.ts';
import { estimateHref, useEstimateAddress } from '#src/pricing/view/estimator/useEstimateAddress.ts';

const BOTH = 'ai.100.60.1.asr~ai.200.60.1.tts';
const FIRST = 'ai.100.60.1.asr';
const addressOf = (link: string) => `/pricing?estimate=${link}`;

/** The page at an address; what components write comes into the address bar, and is drawn when a test draws it. */
function open(link: string) {
  window.history.replaceState(null, '', addressOf(link));
  let drawn = window.location.search;
  const write = (to: unknown) => {
    window.history.replaceState(null, '', `/pricing${(to as { readonly search: string }).search}`);
  };
  const navigator = { push: write, replace: write, go: () => undefined, createHref: String };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router location={{ pathname: '/pricing', search: drawn }} navigator={navigator}>
      {children}
    </Router>
  );
  const never = () => Promise.reject(new Error('not to be asked'));
  const data = {
    countries: [],
    rates: { countries: {}, everywhere: {} },
    origin: { sample: false },
    isExample: false,
    ...readEstimate(link),
  };
  const store = new EstimateStore(data, 'USD', '', { fetchPrices: never, fetchExample: never });
  const { result, rerender } = renderHook(() => useEstimateAddress(store), { wrapper });
  return {
    store,
    removeLast: () =>
      act(async () => {
        store.remove(store.drafts.at(-1)!.key);
        result.current.push();
        await Promise.resolve();
      }),
    draw: () => {
      drawn = window.location.search;
      rerender();
    },
    /** The history moves: the browser has changed the address before it tells. */
    travelTo: (address: string) => {
      window.history.replaceState(null, '', address);
      act(() => {
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    },
  };
}

test('what is written here is not read again, and another address brings its lines', async () => {
  const { store, removeLast, draw, travelTo } = open(BOTH);
  await removeLast();
  expect(window.location.search).toBe(`?estimate=${FIRST}`);
  const { drafts } = store;
  draw();
  expect(store.drafts).toBe(drafts);
  travelTo(addressOf(BOTH));
  draw();
  expect(store.memory).toBe(BOTH);
});

test('who goes back before what was written is drawn, and forth again, sees the lines of the address', async () => {
  const { store, removeLast, draw, travelTo } = open(BOTH);
  await removeLast();
  travelTo(addressOf(BOTH));
  draw();
  expect(store.memory).toBe(BOTH);
  travelTo(addressOf(FIRST));
  draw();
  expect(store.memory).toBe(FIRST);
});

test('the lines stay while the history leads to another page', () => {
  const { store, travelTo } = open(BOTH);
  travelTo('/about');
  expect(store.memory).toBe(BOTH);
});

test('a link that is passed on leads to the estimator, and keeps what else the page was asked', () => {
  window.history.replaceState(null, '', '/pricing?currency=EUR#plans');
  expect(estimateHref(BOTH, 'estimate')).toBe(`http://localhost/pricing?currency=EUR&estimate=${BOTH}#estimate`);
});
