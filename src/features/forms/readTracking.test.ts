import { readTracking } from '#src/features/forms/readTracking.ts';

const NOTHING = { search: '', stored: null, cookie: '' };

it('takes the campaign from the address, and else from what was kept', () => {
  const stored = '{"utm_source":"old","utm_medium":"mail","other":"x","utm_term":7}';
  expect(readTracking({ ...NOTHING, search: '?utm_source=new&utm_x=1', stored })).toEqual({
    ...{ utm_source: 'new', utm_medium: 'mail' },
  });
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
