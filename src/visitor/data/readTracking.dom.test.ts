import { expireCookie } from '#src/visitor/data/cookies.ts';
import { readTracking } from '#src/visitor/data/readTracking.ts';

afterEach(() => {
  localStorage.clear();
  for (const name of ['a', '_ga', 'x_ga']) expireCookie(name);
});

test.each([
  ['_ga=GA1.1.123456.789', '123456.789'],
  ['_ga=GA1.2.1.2', '1.2'],
  ['x_ga=GA1.1.1.2', undefined],
  ['_ga=nonsense', undefined],
])('of the cookie %s the client is %s', (cookie, clientId) => {
  localStorage.setItem('cookie', '["analytics"]');
  document.cookie = 'a=b';
  document.cookie = cookie;
  expect(readTracking({ utm_source: 'x' })).toEqual({
    utmList: { utm_source: 'x' },
    ...(clientId === undefined ? {} : { clientId }),
  });
});

test('a cookie that is older than the refusal says nothing', () => {
  localStorage.setItem('cookie', '["necessary"]');
  document.cookie = '_ga=GA1.1.123456.789';
  expect(readTracking({})).toEqual({ utmList: {} });
});
