import '#tests/support/textEncoding.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PriceMatch } from '#src/pricing/data/priceMatch.ts';
import { useCountrySearch } from '#src/pricing/view/list/useCountrySearch.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';

const original = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

test('what was found for other words is no answer to those that are typed now', async () => {
  const matches: PriceMatch[] = [{ iso: 'de', title: 'Germany', kind: 'prefix', category: 'Mobile', prefix: '4915' }];
  const headers = { get: () => 'application/json' };
  globalThis.fetch = () =>
    Promise.resolve({ ok: true, headers, json: () => Promise.resolve({ matches }) } as unknown as Response);
  const wrapper = ({ children }: { readonly children: ReactNode }) => withProviders(<>{children}</>);
  const { result } = renderHook(() => useCountrySearch([], 'USD'), { wrapper });
  act(() => result.current.search('4915'));
  await waitFor(() => expect(result.current.options.map(({ label }) => label)).toEqual(['Germany']));
  act(() => result.current.search('4916'));
  expect([result.current.options, result.current.status]).toEqual([[], 'Looking…']);
});
