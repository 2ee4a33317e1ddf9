import { consentMode } from '#src/visitor/browser/consentMode.ts';

test('nobody has agreed to anything: all is denied but what the site cannot do without', () => {
  expect(consentMode({ accepted: ['necessary'], by: 'nobody' })).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  });
});

test.each([
  ['analytics', ['analytics_storage']],
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
  ['functional', ['functionality_storage', 'personalization_storage']],
] as const)('%s grants its own, and no more', (category, names) => {
  const granted = Object.entries(consentMode({ accepted: ['necessary', category], by: 'visitor' }))
    .filter(([, answer]) => answer === 'granted')
    .map(([name]) => name);
  expect(granted.sort()).toEqual([...names, 'security_storage'].sort());
});
