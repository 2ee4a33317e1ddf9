import { readTracking } from '#src/forms/view/readTracking.ts';

const NOTHING = { campaign: {}, search: '', stored: null, cookie: '' };

it('takes what the visit came with, else what the address says, else what was kept, and never mixes them', () => {
  const stored = '{"utm_source":"old","utm_medium":"mail","other":"x","utm_term":7}';
  const later = { search: '?utm_source=button&q=1', stored };
  const came = { utm_source: 'news', utm_campaign: 'may' };
  expect(readTracking({ ...NOTHING, ...later, campaign: came })).toEqual(came);
  expect(readTracking({ ...NOTHING, ...later })).toEqual({ utm_source: 'button' });
  expect(readTracking({ ...NOTHING, stored })).toEqual({ utm_source: 'old', utm_medium: 'mail' });
});

it.each(['', '{', 'null', '7', '"utm_source"', '[]'])('is not stopped by a storage that holds %j', (stored) => {
  expect(readTracking({ ...NOTHING, stored })).toEqual({});
});

it.each([
  ['_ga=GA1.1.123456.789', '123456.789'],
  ['a=b; _ga=GA1.2.1.2; c=d', '1.2'],
  ['x_ga=GA1.1.1.2', undefined],
  ['_ga=nonsense', undefined],
])('of the cookie %s the client is %s', (cookie, client) => {
  expect(readTracking({ ...NOTHING, cookie }).g_client_id).toBe(client);
});
