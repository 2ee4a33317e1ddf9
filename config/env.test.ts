import path from 'node:path';
import { contentDirectory, dataDirectory, EnvError, readEnv } from '#config/env.ts';

const problemsOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).message;
  }
  return '';
};

const DEFAULTS = {
  NODE_ENV: 'production',
  PORT: 3000,
  HOST: '0.0.0.0',
  ADMIN_PORT: 3001,
  KAZAKHSTAN: false,
  STRICT_HOSTS: false,
  TRUST_PROXY: 0,
  CONTENT_DIR: 'content',
  DATA_DIR: 'var',
  GTM_ORIGIN: 'https://www.googletagmanager.com',
  GTM_FORCED: false,
  RECAPTCHA_ORIGIN: 'https://www.google.com',
  LEAD_RETENTION_DAYS: 30,
  LEAD_SPACE_MB: 2048,
  UPSTREAM_TIMEOUT_MS: 2000,
  FORM_RATE_LIMIT: 20,
  FORM_MIN_SECONDS: 2,
  PAGE_TTL: 60,
  SHUTDOWN_GRACE_MS: 10_000,
  LOG_LEVEL: 'info',
};

test('without an environment every documented default holds', () => {
  expect(readEnv({})).toMatchObject(DEFAULTS);
  expect(readEnv({}).SITE).toBeUndefined();
  expect(readEnv({}).CMS_ORIGIN).toBeUndefined();
  expect(readEnv({}).FORMS_ORIGIN).toBeUndefined();
  expect(readEnv({}).ENGLISH_SITE_ORIGIN).toBeUndefined();
  expect(readEnv({}).REDIS_URL).toBeUndefined();
});

test('an empty variable counts as unset, as compose files leave it', () => {
  const empty = Object.fromEntries(
    [
      ...Object.keys(DEFAULTS),
      'SITE',
      'CMS_ORIGIN',
      'ENGLISH_SITE_ORIGIN',
      'PRICES_ORIGIN',
      'PRICES_BUCKET_ORIGIN',
      'FORMS_ORIGIN',
      'REDIS_URL',
      'GTM_ID',
      'RECAPTCHA_SITE_KEY',
      'KIT_CHAT_HOST',
      'KIT_CHAT_CHANNEL',
      'KIT_CHAT_TOKEN',
    ].map((name) => [name, '']),
  );
  expect(readEnv(empty)).toEqual(readEnv({}));
});

test('the header with the country is believed from a trusted proxy only, and its name is read in small letters', () => {
  expect(readEnv({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' }).COUNTRY_HEADER).toBe('cf-ipcountry');
  expect(problemsOf({ COUNTRY_HEADER: 'cf-ipcountry', PORT: 'x' })).toMatch(
    /PORT=x[\s\S]*COUNTRY_HEADER=cf-ipcountry: is believed from a trusted proxy only/,
  );
  expect(problemsOf({ COUNTRY_HEADER: 'cf: x', TRUST_PROXY: '1' })).toContain('must be the name of a header');
});

test('variables of others are left alone', () => {
  expect(readEnv({ PATH: '/bin', SECRET: 'x' })).toEqual(readEnv({}));
});

test('every problem is said at once, with the variable and its value', () => {
  const message = problemsOf({
    PORT: 'http',
    SITE: 'no-site',
    TRUST_PROXY: 'true',
    PAGE_TTL: '-1',
    CMS_ORIGIN: 'https://c.example/a',
    STRICT_HOSTS: 'yes',
  });
  for (const given of [
    'PORT=http',
    'SITE=no-site',
    'TRUST_PROXY=true',
    'PAGE_TTL=-1',
    'CMS_ORIGIN=https://c.example/a',
    'STRICT_HOSTS=yes',
  ]) {
    expect(message).toContain(`${given}: `);
  }
  expect(message.split('\n')).toHaveLength(7);
});

test.each([
  ['PORT', '8080', 8080],
  ['PORT', '0', 0],
  ['ADMIN_PORT', '0', 0],
  ['FORM_RATE_LIMIT', '0', 0],
  ['FORM_MIN_SECONDS', '0.5', 0.5],
  ['PAGE_TTL', '0.25', 0.25],
  ['PAGE_TTL', '0', 0],
  ['SITE', 'kz', 'kz'],
  ['KAZAKHSTAN', 'true', true],
  ['STRICT_HOSTS', 'false', false],
  ['TRUST_PROXY', '2', 2],
  ['TRUST_PROXY', '10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ['TRUST_PROXY', 'loopback', 'loopback'],
  ['CMS_ORIGIN', 'https://cms.example', 'https://cms.example'],
  ['CMS_ORIGIN', 'http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ['FORMS_ORIGIN', 'https://forms.example/', 'https://forms.example'],
  ['ENGLISH_SITE_ORIGIN', 'https://orvandel.example/', 'https://orvandel.example'],
  ['ENGLISH_SITE_ORIGIN', 'http://main-site:3000', 'http://main-site:3000'],
  ['REDIS_URL', 'redis://127.0.0.1:6379', 'redis://127.0.0.1:6379'],
  ['REDIS_URL', 'rediss://site:secret@redis.example:6380/2', 'rediss://site:secret@redis.example:6380/2'],
  ['LEAD_RETENTION_DAYS', '0', 0],
  ['LEAD_SPACE_MB', '0.5', 0.5],
  ['GTM_ID', 'main=GTM-A1, ru=GTM-B2', { main: 'GTM-A1', ru: 'GTM-B2' }],
  ['GTM_ORIGIN', 'https://tags.orvandel.example/', 'https://tags.orvandel.example'],
  ['GTM_FORCED', 'true', true],
  ['RECAPTCHA_SITE_KEY', '6Lc_x-y', '6Lc_x-y'],
  ['LOG_LEVEL', 'silent', 'silent'],
] as const)('%s=%s is read as %p', (name, value, expected) => {
  expect(readEnv({ [name]: value })).toMatchObject({ [name]: expected });
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['FORM_RATE_LIMIT', '1.5'],
  ['FORM_RATE_LIMIT', '-1'],
  ['FORM_MIN_SECONDS', 'soon'],
  ['PORT', '80.5'],
  ['SITE', 'MAIN'],
  ['SITE', 'toString'],
  ['KAZAKHSTAN', '1'],
  ['UPSTREAM_TIMEOUT_MS', '0'],
  ['SHUTDOWN_GRACE_MS', 'soon'],
  ['PRICES_ORIGIN', 'https://prices.example/v1'],
  ['PRICES_BUCKET_ORIGIN', 'prices'],
  ['CMS_ORIGIN', 'https://cms.example/api'],
  ['CMS_ORIGIN', 'https://cms.example/?a=1'],
  ['CMS_ORIGIN', 'ftp://cms.example'],
  ['CMS_ORIGIN', 'javascript:alert(1)'],
  ['CMS_ORIGIN', 'cms'],
  ['FORMS_ORIGIN', 'https://forms.example/leads'],
  ['ENGLISH_SITE_ORIGIN', 'https://orvandel.example/en'],
  ['ENGLISH_SITE_ORIGIN', 'orvandel.example'],
  ['ENGLISH_SITE_ORIGIN', 'https://es.orvandel.example'],
  ['ENGLISH_SITE_ORIGIN', 'http://KZ.localhost:3000'],
  ['LEAD_RETENTION_DAYS', '-1'],
  ['LEAD_SPACE_MB', '0'],
  ['LEAD_SPACE_MB', '2 GB'],
  ['GTM_ID', 'UA-1'],
  ['GTM_ID', 'main=GTM-A1,no-site=GTM-B2'],
  ['GTM_ID', 'main=GTM-A1,main=GTM-B2'],
  ['GTM_ID', 'main=GTM-A1,GTM-B2'],
  ['GTM_FORCED', 'yes'],
  ['GTM_ORIGIN', 'https://tags.example/gtm.js'],
  ['RECAPTCHA_SITE_KEY', 'two words'],
  ['KIT_CHAT_HOST', 'kit.example'],
  ['KIT_CHAT_CHANNEL', 'channel'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
])('%s=%s is refused', (name, value) => {
  expect(problemsOf({ [name]: value })).toContain(`${name}=${value}`);
});

test.each(['true', 'TRUE', 'yes', '*', '-1'])(
  'TRUST_PROXY=%s, which would believe the visitor, is refused',
  (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toContain('TRUST_PROXY');
  },
);

test.each(['dead', '10.0.0.0/99', ':::'])(
  'TRUST_PROXY=%s is no address: said at start, not thrown by Express later',
  (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toContain('TRUST_PROXY');
  },
);

test('the content folder is found from the repository, or taken as it is when absolute', () => {
  expect(contentDirectory(readEnv({}), '/srv/site')).toBe(path.resolve('/srv/site/content'));
  expect(contentDirectory(readEnv({ CONTENT_DIR: '/data/cms' }), '/srv/site')).toBe(path.resolve('/data/cms'));
});

test.each([
  'http://site:secret@redis.example',
  'redis:',
  'redis://',
  'site:secret@redis.example',
  // The driver would take the first database, where another site may be.
  'redis://site:secret@redis.example/leads',
  'redis://site:secret@redis.example/1/2',
])('REDIS_URL=%s is refused, and a password in it is not printed', (value) => {
  expect(problemsOf({ REDIS_URL: value })).toContain('REDIS_URL=…: must be');
  expect(problemsOf({ REDIS_URL: value })).not.toContain('secret');
});

test('of the chat all is needed, or nothing: what is missing is said beside all else that is wrong', () => {
  const message = problemsOf({ KIT_CHAT_HOST: 'https://kit.example', KIT_CHAT_TOKEN: 'a secret', PORT: 'http' });
  expect(message).toContain('KIT_CHAT_CHANNEL=: must be set too');
  expect(message).toContain('PORT=http');
  expect(message).toContain('KIT_CHAT_TOKEN=…: must be');
  expect(message).not.toMatch(/sec|ret/);
  expect(message.split('\n')).toHaveLength(4);
});

test('the folder of what is kept is found from the repository, or taken as it is when absolute', () => {
  expect(dataDirectory(readEnv({}), '/srv/site')).toBe(path.resolve('/srv/site/var'));
  expect(dataDirectory(readEnv({ DATA_DIR: '/data' }), '/srv/site')).toBe(path.resolve('/data'));
});

test.each([
  ['PORT', '0x10'],
  ['PORT', '1e3'],
  ['FORM_RATE_LIMIT', '2.5'],
  ['SHUTDOWN_GRACE_MS', '99999999999'],
  ['UPSTREAM_TIMEOUT_MS', '0'],
  ['FORMS_ORIGIN', 'https://forms.example/#a'],
  ['PAGE_TTL', '100000001'],
  ['FORM_MIN_SECONDS', '99999999999'],
  ['LEAD_RETENTION_DAYS', '99999999999'],
])('%s=%s is refused', (name, value) => {
  expect(problemsOf({ [name]: value })).toContain(`${name}=${value}: `);
});

test.each(['ftp://cms.example', 'cms.example:3000', 'https://', 'https:cms.example', 'http://cms.example:99999'])(
  'what an address has to be is said once: %s',
  (value) => {
    const said = `CMS_ORIGIN=${value}: must be an origin, without login, path or query, such as https://host.example`;
    expect(problemsOf({ CMS_ORIGIN: value })).toBe(`The environment is not valid:\n  ${said}`);
  },
);

test('blanks are no value, least of all 0', () => {
  expect(readEnv({ FORM_RATE_LIMIT: ' ', ADMIN_PORT: '\t', PORT: ' ' })).toEqual(readEnv({}));
});

test.each([
  ['https://user:p@ss/secret@forms.example', 'https://…@forms.example'],
  ['https:user:secret@forms.example', 'https:…@forms.example'],
  ['https:\\\\user:secret@forms.example', 'https:\\\\…@forms.example'],
  ['user:secret@forms.example', '…@forms.example'],
])('a login is not printed where its address is mistyped, either: %s', (value, printed) => {
  expect(problemsOf({ FORMS_ORIGIN: value })).toContain(`FORMS_ORIGIN=${printed}: `);
});

test.each(['user:secret', 'user:sec@ret', 'user:/secret', 'sec//ret@'])(
  'a login is refused, and not printed: %s',
  (login) => {
    const message = problemsOf({ FORMS_ORIGIN: `https://${login}@forms.example` });
    expect(message).toContain('FORMS_ORIGIN=https://…@forms.example: must be an origin, without login');
    expect(message).not.toContain('secret');
  },
);
