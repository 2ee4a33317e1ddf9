import { giveConsent, onConsent, withdrawConsent } from '#src/visitor/data/answerConsent.ts';
import { keysOf } from '#src/visitor/data/keptKeys.ts';
import * as storage from '#src/visitor/data/visitorStorage.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('before an answer nothing is kept but what the site cannot do without', () => {
  expect(storage.write('campaign', '{"utm_source":"x"}')).toBe(false);
  expect(storage.write('drafts', '[]', 'feedback')).toBe(false);
  expect(storage.write('scroll', '[]')).toBe(true);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['scroll']);
});

test('what is agreed to is kept under the names of the specification, and read back', () => {
  giveConsent(['analytics']);
  expect(localStorage.getItem('cookie')).toBe('["necessary","analytics"]');
  expect(storage.write('campaign', '{"utm_source":"x"}')).toBe(true);
  expect(localStorage.getItem('utm_obj')).toBe('{"utm_source":"x"}');
  expect(storage.read('campaign')).toBe('{"utm_source":"x"}');
});

test('what was kept before is not read without consent: it may be of an earlier visitor', () => {
  localStorage.setItem('utm_obj', '{"utm_source":"old"}');
  expect(storage.read('campaign')).toBeNull();
});

test('a refusal removes what it no longer covers, every draft too, and leaves the rest', () => {
  giveConsent(['functional', 'analytics']);
  storage.write('drafts', '[]', 'feedback');
  storage.write('drafts', '[]', 'demo');
  storage.write('campaign', '{}');
  storage.write('outboxMark', 'true');
  expect(keysOf('drafts')).toEqual(['form_draft_feedback', 'form_draft_demo']);
  giveConsent([]);
  expect(Object.keys(localStorage).sort()).toEqual(['cookie', 'form_outbox']);
});

test('each answer is told, here and when another tab gives or removes it, or empties the storage', () => {
  const told = jest.fn();
  const end = onConsent(told);
  giveConsent(['analytics']);
  localStorage.removeItem('cookie');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'scroll' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  end();
  withdrawConsent();
  expect(told.mock.calls).toEqual([
    [{ accepted: ['necessary', 'analytics'], by: 'visitor' }],
    [{ accepted: ['necessary'], by: 'nobody' }],
    [{ accepted: ['necessary'], by: 'nobody' }],
  ]);
});

test('a page that comes back from the browser’s memory is told of the answer that was given meanwhile, and of none that it knows', () => {
  giveConsent(['functional', 'analytics']);
  storage.write('drafts', '[]', 'demo');
  const told = jest.fn();
  const end = onConsent(told);
  const comeBack = (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comeBack();
  localStorage.setItem('cookie', '["necessary"]');
  comeBack(false);
  expect(told).not.toHaveBeenCalled();
  comeBack();
  comeBack();
  end();
  expect(told.mock.calls).toEqual([[{ accepted: ['necessary'], by: 'visitor' }]]);
  expect(keysOf('drafts')).toEqual([]);
});

test('of those who listen each is told of an answer once, wherever it was given', () => {
  const [one, other] = [jest.fn(), jest.fn()];
  const ends = [onConsent(one), onConsent(other)];
  giveConsent([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie' }));
  for (const end of ends) end();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
});

test('a browser without storage keeps nothing and throws nothing', () => {
  const refused = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(giveConsent(['analytics'])).toBe(false);
  expect(storage.write('campaign', '{}')).toBe(false);
  expect(storage.read('campaign')).toBeNull();
  expect(keysOf('drafts')).toEqual([]);
  refused.mockRestore();
  withdrawConsent();
});

test('an answer that the browser does not keep holds all the same, until it is taken back', () => {
  const told = jest.fn();
  const end = onConsent(told);
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(giveConsent(['analytics'])).toBe(false);
  expect(storage.currentConsent()).toEqual({ accepted: ['necessary', 'analytics'], by: 'visitor' });
  giveConsent([]);
  withdrawConsent();
  refused.mockRestore();
  end();
  expect(told.mock.calls.map(([{ by }]: [{ by: string }]) => by)).toEqual(['visitor', 'visitor', 'nobody']);
  expect(giveConsent(['analytics'])).toBe(true);
});

test('what another tab answers counts instead of an answer that is not kept', () => {
  const end = onConsent(jest.fn());
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  giveConsent(['analytics', 'functional']);
  full.mockRestore();
  localStorage.setItem('cookie', '["necessary"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie' }));
  end();
  expect(storage.currentConsent()).toEqual({ accepted: ['necessary'], by: 'visitor' });
});
