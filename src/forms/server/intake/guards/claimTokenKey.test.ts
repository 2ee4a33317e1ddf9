import { claimTokenKey } from '#src/forms/server/intake/guards/claimTokenKey.ts';

/** As far as the key goes, what Redis 6.2 knows: `SET` takes `NX` or `GET`, and not both. */
function oldRedis() {
  const kept = new Map<string, string>();
  return {
    get: (name: string) => Promise.resolve(kept.get(name) ?? null),
    set(name: string, value: string, ...options: string[]) {
      if (options.length !== 1 || options[0] !== 'NX') return Promise.reject(new Error('ERR syntax error'));
      if (kept.has(name)) return Promise.resolve(null);
      kept.set(name, value);
      return Promise.resolve('OK');
    },
  };
}

test('replicas that start together agree on one key, on the oldest Redis that is supported', async () => {
  const redis = oldRedis() as unknown as Parameters<typeof claimTokenKey>[0];
  const keys = await Promise.all(Array.from({ length: 5 }, () => claimTokenKey(redis)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
});
