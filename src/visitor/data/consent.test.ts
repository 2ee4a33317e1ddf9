import { readConsent } from '#src/visitor/data/consent.ts';

test.each([
  ['nobody has answered', null, false, ['necessary'], 'nobody'],
  ['the browser refuses for all sites', null, true, ['necessary'], 'signal'],
  ['a refusal', '[]', false, ['necessary'], 'visitor'],
  ['an answer', '["necessary","analytics"]', false, ['necessary', 'analytics'], 'visitor'],
  ['an answer given here, though the browser refuses', '["analytics"]', true, ['necessary', 'analytics'], 'visitor'],
  ['a category that is none of ours', '["everything"]', false, ['necessary'], 'visitor'],
  ['no list', '{"analytics":true}', false, ['necessary'], 'nobody'],
  ['no JSON', 'analytics', true, ['necessary'], 'signal'],
])('%s', (_what, stored, refusesAll, accepted, by) => {
  expect(readConsent(stored, refusesAll)).toEqual({ accepted, by });
});
