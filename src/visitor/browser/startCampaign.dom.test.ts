import { VisitorStore } from '#src/stores/VisitorStore.ts';
import { startCampaign } from '#src/visitor/browser/startCampaign.ts';
import { giveConsent } from '#src/visitor/data/answerConsent.ts';
import { eraseKept } from '#src/visitor/data/keptNow.ts';

/** @returns the store of a visit that began at an address */
function visit(search: string): VisitorStore {
  const visitor = new VisitorStore();
  visitor.arrive(search);
  startCampaign({ stores: { visitor } as never });
  return visitor;
}

const kept = () => localStorage.getItem('utm_obj');

/** As it was before the visit: no visit of another test is told. */
const agreed = () => localStorage.setItem('cookie', '["analytics"]');

beforeEach(() => localStorage.clear());

test('nothing is kept before consent; given later in the visit, it keeps what the visit came with', () => {
  const visitor = visit('?utm_source=news');
  expect([kept(), visitor.campaign]).toEqual([null, { utm_source: 'news' }]);
  giveConsent(['analytics']);
  expect(kept()).toBe('{"utm_source":"news"}');
});

test('with consent it is kept at arrival, also where that comes later', () => {
  agreed();
  visit('').arrive('?utm_source=later');
  expect(kept()).toBe('{"utm_source":"later"}');
});

test('a later visit without a campaign has the one that was kept; one with its own has that, and keeps it', () => {
  agreed();
  visit('?utm_source=news');
  expect(visit('').campaign).toEqual({ utm_source: 'news' });
  expect(visit('?utm_medium=mail').campaign).toEqual({ utm_medium: 'mail' });
  expect(kept()).toBe('{"utm_medium":"mail"}');
});

test('a refusal forgets what an earlier visit kept, and not what this one came with', () => {
  agreed();
  const first = visit('?utm_source=news');
  const second = visit('');
  giveConsent([]);
  expect([kept(), first.campaign, second.campaign]).toEqual([null, { utm_source: 'news' }, {}]);
});

test('what an earlier visit kept is not known any more once it is erased, here or in another tab; what this one came with is', async () => {
  agreed();
  const first = visit('?utm_source=news');
  const second = visit('');
  await eraseKept({ name: 'drafts', key: 'form_draft_demo' });
  expect(second.campaign).toEqual({ utm_source: 'news' });
  await eraseKept({ name: 'campaign', key: 'utm_obj' });
  expect([first.campaign, second.campaign]).toEqual([{ utm_source: 'news' }, {}]);
  localStorage.setItem('utm_obj', '{"utm_source":"mail"}');
  const third = visit('');
  expect(third.campaign).toEqual({ utm_source: 'mail' });
  localStorage.removeItem('utm_obj');
  window.dispatchEvent(new StorageEvent('storage', { key: 'utm_obj' }));
  expect([kept(), third.campaign]).toEqual([null, {}]);
});

test.each(['', '{', 'null', '7', '"utm_source"', '[]', '{"other":"x","utm_term":7}'])(
  'is not stopped by a storage that holds %j',
  (stored) => {
    agreed();
    localStorage.setItem('utm_obj', stored);
    expect(visit('').campaign).toEqual({});
  },
);
