import type * as Module from '#src/forms/api/antiBotToken.ts';
import { giveConsent } from '#src/visitor/data/answerConsent.ts';

const SETTINGS = { siteKey: 'key', origin: 'https://check.example' };
const settle = () => new Promise((resolve) => setTimeout(resolve));
const script = () => document.head.querySelector('script');

/** As in a new document: what was loaded is forgotten. */
async function load(): Promise<typeof Module> {
  jest.resetModules();
  return await import('#src/forms/api/antiBotToken.ts');
}

const check = (execute: () => PromiseLike<string>) => ({ ready: (callback: () => void) => callback(), execute });

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  document.head.innerHTML = '';
  giveConsent(['functional']);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['/api/forms/contact', 'recaptcha'],
  ['/api/forms/comment', 'comment[recaptcha]'],
])('%s posts the token as %s', async (action, name) => {
  const { antiBotField } = await load();
  const field = antiBotField(SETTINGS, action);
  expect(script()?.src).toBe('https://check.example/recaptcha/api.js?render=key');
  window.grecaptcha = check(() => Promise.resolve('token'));
  script()?.dispatchEvent(new Event('load'));
  expect(await field).toEqual([name, 'token']);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a script that is none', undefined],
  ['a domain that the key is not for', check(() => Promise.reject(new Error('Invalid domain for site key')))],
  ['a token that is empty', check(() => Promise.resolve(''))],
  [
    'a check that throws',
    check(() => {
      throw new Error('broken');
    }),
  ],
])('%s is logged, and told the server, for its log', async (_what, broken) => {
  const { antiBotField } = await load();
  const field = antiBotField(SETTINGS, '/api/forms/contact');
  Object.assign(window, { grecaptcha: broken });
  script()?.dispatchEvent(new Event('load'));
  expect(await field).toEqual(['recaptcha_error', 'true']);
  expect(warn).toHaveBeenCalledWith('Invalid domain for site key', expect.any(Error));
});

test('without consent nobody is asked', async () => {
  giveConsent([]);
  const { antiBotField } = await load();
  expect(await antiBotField(SETTINGS, '/api/forms/contact')).toEqual(['recaptcha_error', 'true']);
  expect(script()).toBeNull();
});

test('a script that did not come is asked for again by the next form', async () => {
  const { antiBotField } = await load();
  const failed = antiBotField(SETTINGS, '/api/forms/contact');
  script()?.dispatchEvent(new Event('error'));
  expect(await failed).toEqual(['recaptcha_error', 'true']);
  window.grecaptcha = check(() => Promise.resolve('second'));
  const again = antiBotField(SETTINGS, '/api/forms/contact');
  await settle();
  script()?.dispatchEvent(new Event('load'));
  expect(await again).toEqual(['recaptcha', 'second']);
});

test('a form waits 3 s for it, and no longer', async () => {
  jest.useFakeTimers();
  const { antiBotField } = await load();
  const answered = jest.fn();
  void antiBotField(SETTINGS, '/api/forms/contact').then(answered);
  await jest.advanceTimersByTimeAsync(2999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(['recaptcha_error', 'true']);
});
