import { readEnv } from '#config/env.ts';
import { buildOf } from '#src/server/boot/openCache.ts';

const env = readEnv({});
const content = { version: 'content' };

test('pages of other code, other content or another upstream are those of another build', () => {
  const builds = [
    buildOf(env, 'code', content),
    buildOf(env, 'other code', content),
    buildOf(env, 'code', { version: 'other content' }),
    buildOf(readEnv({ PRICES_ORIGIN: 'https://prices.example' }), 'code', content),
  ];
  expect(new Set(builds).size).toBe(builds.length);
  expect(buildOf(env, 'code', content)).toBe(builds[0]);
});
