import { giveConsent, onConsent, withdrawConsent } from '#src/visitor/data/answerConsent.ts';
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
  expect(storage.keysOf('drafts')).toEqual(['form_draft_feedback', 'form_draft_demo']);
  giveConsent([]);
  expect(Object.keys(localStorage).sort()).toEqual(['cookie', 'form_outbox']);
});

test('each answer is told, here and when another tab gives or removes it', () => {
  const told = jest.fn();
  const end = onConsent(told);
  giveConsent(['analytics']);
  localStorage.removeItem('cookie');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'scroll' }));
  end();
  withdrawConsent();
  expect(told.mock.calls).toEqual([
    [{ accepted: ['necessary', 'analytics'], by: 'visitor' }],
    [{ accepted: ['necessary'], by: 'nobody' }],
  ]);
});

test('a browser without storage keeps nothing and throws nothing', () => {
  const refused = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  giveConsent(['analytics']);
  expect(storage.write('campaign', '{}')).toBe(false);
  expect(storage.read('campaign')).toBeNull();
  expect(storage.keysOf('drafts')).toEqual([]);
  refused.mockRestore();
});
