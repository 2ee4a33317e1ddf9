import { RateLimiterRes } from 'rate-limiter-flexible';
import { createRateLimit } from '#src/server/http/rateLimit.ts';

test('each client has so many posts a minute, and is told when it may go on', async () => {
  const rateLimit = createRateLimit(2);
  expect([await rateLimit('a'), await rateLimit('a')]).toEqual([0, 0]);
  const seconds = await rateLimit('a');
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await rateLimit('b')).toBe(0);
});

test('0 turns it off', async () => {
  const rateLimit = createRateLimit(0);
  for (let count = 0; count < 100; count++) expect(await rateLimit('a')).toBe(0);
});

test('what counts for all replicas is asked, and while it is down nobody is refused', async () => {
  const consume = jest.fn<Promise<RateLimiterRes>, [string]>();
  const rateLimit = createRateLimit(2, { consume: consume as never });
  consume.mockRejectedValueOnce(new RateLimiterRes(0, 1500));
  expect(await rateLimit('a')).toBe(2);
  consume.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
  expect(await rateLimit('a')).toBe(0);
  expect(consume.mock.calls).toEqual([['a'], ['a']]);
});
