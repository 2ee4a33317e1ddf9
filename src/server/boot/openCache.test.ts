import { readEnv } from '#config/env.ts';
import { buildOf } from '#src/server/boot/openCache.ts';

const env = readEnv({});
const content = { version: 'content' };

const UPSTREAMS = ['CMS_ORIGIN', 'ENGLISH_SITE_ORIGIN', 'DOCS_API_ORIGIN', 'PRICES_ORIGIN', 'PRICES_BUCKET_ORIGIN'];
const SHAPING = [
  ...UPSTREAMS.map((name) => ({ [name]: 'https://upstream.example' })),
  { CONTENT_DIR: 'other' },
  { NODE_ENV: 'test' },
  { GTM_ID: 'GTM-ABC123' },
];

test('pages of other code, other content or another upstream are those of another build', () => {
  const builds = [
    buildOf(env, 'code', content),
    buildOf(env, 'other code', content),
    buildOf(env, 'code', { version: 'other content' }),
    ...SHAPING.map((variables) => buildOf(readEnv(variables), 'code', content)),
  ];
  expect(new Set(builds).size).toBe(builds.length);
  expect(buildOf(env, 'code', content)).toBe(builds[0]);
});

test('what no page shows keeps it the same', () => {
  const silent = readEnv({ PORT: '4000', LOG_LEVEL: 'warn', FORM_RATE_LIMIT: '5', WARM_UP: 'false' });
  expect(buildOf(silent, 'code', content)).toBe(buildOf(env, 'code', content));
});
