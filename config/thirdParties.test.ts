import { cspHeader } from '#config/csp.ts';
import { readEnv } from '#config/env.ts';
import { NO_THIRD_PARTIES, readThirdParties, thirdPartySettings } from '#config/thirdParties.ts';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';

const CHAT = {
  KIT_CHAT_HOST: 'https://kit.example',
  KIT_CHAT_CHANNEL: '0b7a1f0e-6a7e-4f0e-9a51-1d2c3b4a5f60',
  KIT_CHAT_TOKEN: 'token-1',
};
const ALL = { GTM_ID: 'GTM-ABC1', RECAPTCHA_SITE_KEY: 'site-key', ...CHAT };

const read = (variables: Readonly<Record<string, string>>, sites: readonly SiteKey[] = SITE_KEYS) =>
  readThirdParties(readEnv(variables), sites);
const directivesOf = (variables: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    read(variables)
      .policy()
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('without variables there is no third party, and the policy is that of a site without, to the byte', () => {
  const { policy, of } = read({});
  expect(policy()).toBe(
    "default-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';connect-src 'self';img-src 'self' data:;font-src 'self';style-src 'self';script-src 'self';manifest-src 'self';media-src 'self'",
  );
  expect([policy(), policy('abc')]).toEqual([cspHeader(), cspHeader('abc')]);
  expect(SITE_KEYS.map(of)).toEqual(SITE_KEYS.map(() => undefined));
  expect([NO_THIRD_PARTIES.policy('abc'), NO_THIRD_PARTIES.of('main')]).toEqual([cspHeader('abc'), undefined]);
});

test('the tag manager, the check and the chat widen the policy by their own hosts, each to what it needs', () => {
  expect(directivesOf({ GTM_ID: 'GTM-ABC1' })).toMatchObject({
    'script-src': ["'self'", 'https://www.googletagmanager.com', 'https://*.googletagmanager.com'],
    'style-src': ["'self'"],
    'img-src': [
      "'self'",
      'data:',
      'https://www.googletagmanager.com',
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
    ],
  });
  expect(directivesOf({ GTM_ID: 'GTM-ABC1' })).not.toHaveProperty('frame-src');
  expect(directivesOf({ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_ORIGIN: 'https://www.recaptcha.net' })).toMatchObject({
    'script-src': ["'self'", 'https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.recaptcha.net/recaptcha/'],
    'img-src': ["'self'", 'data:'],
  });
  expect(directivesOf(CHAT)).toMatchObject({
    'script-src': ["'self'", 'https://kit.example'],
    'connect-src': ["'self'", 'https://kit.example', 'wss://kit.example'],
    'frame-src': ['https://kit.example'],
  });
});

test.each([undefined, 'bm9uY2U='])('with all of them and nonce %s nothing unsafe is allowed', (nonce) => {
  const header = read(ALL).policy(nonce);
  for (const word of ['unsafe-inline', 'unsafe-eval', 'unsafe-hashes', 'strict-dynamic', ' *', 'http:', 'https: '])
    expect(header).not.toContain(word);
  for (const kept of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(header.split(';')).toContain(kept);
  expect(header.split("'nonce-").length).toBe(nonce ? 2 : 1);
});

test('a policy is a constant of the process, of each of its pages', () => {
  const { policy } = read(ALL);
  policy('first');
  expect(policy()).toBe(policy());
  expect(policy()).not.toContain('first');
});

test('one container is that of every site; a list names those of some, and the others have none', () => {
  const containers = (GTM_ID: string) => SITE_KEYS.map((key) => read({ GTM_ID }).of(key)?.tags?.container);
  expect(containers('GTM-ABC1')).toEqual(SITE_KEYS.map(() => 'GTM-ABC1'));
  expect(containers('main=GTM-A1, ru=GTM-B2')).toEqual(['GTM-A1', 'GTM-B2', undefined, undefined, undefined]);
  expect(read({ GTM_ID: 'ru=GTM-B2' }, ['kz', 'es']).policy()).toBe(cspHeader());
});

test('the browser is told what the scripts ask for, of those that are on', () => {
  expect(read(ALL).of('main')).toEqual({
    tags: { container: 'GTM-ABC1', origin: 'https://www.googletagmanager.com', forced: false },
    captcha: { siteKey: 'site-key', origin: 'https://www.google.com' },
    chat: { host: 'https://kit.example', channel: CHAT.KIT_CHAT_CHANNEL, token: 'token-1' },
  });
  expect(Object.keys(read(CHAT).of('main') ?? {})).toEqual(['chat']);
});

test('whatever changes a page is among what its copies are told apart by', () => {
  const settings = (more = {}) => JSON.stringify(thirdPartySettings(readEnv({ ...ALL, ...more })));
  const others = [
    { GTM_ID: 'GTM-X' },
    { GTM_FORCED: 'true' },
    { GTM_ORIGIN: 'https://tags.example' },
    { RECAPTCHA_SITE_KEY: 'other' },
    { RECAPTCHA_ORIGIN: 'https://www.recaptcha.net' },
    { KIT_CHAT_HOST: 'https://chat.example' },
    { KIT_CHAT_TOKEN: 'other' },
  ];
  expect(new Set([settings(), ...others.map(settings)]).size).toBe(others.length + 1);
});
