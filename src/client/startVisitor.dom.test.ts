import { setupI18n } from '@lingui/core';
import { startVisitor } from '#src/client/startVisitor.ts';
import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { createStores } from '#src/stores/createStores.ts';
import { startRegion } from '#src/visitor/browser/startRegion.ts';
import { startMeasurements } from '#src/visitor/browser/startMeasurements.ts';

jest.mock('#src/visitor/browser/startRegion.ts', () => ({ startRegion: jest.fn() }));
jest.mock('#src/visitor/browser/startMeasurements.ts', () => ({ startMeasurements: jest.fn() }));

test('what cannot be started is told, and keeps nothing that comes after it', async () => {
  const none = () => Promise.reject(new Error('none'));
  const site = createPublicSite(sites.main, 'en');
  const broken = new TypeError('IntersectionObserver is not a constructor');
  jest.mocked(startRegion).mockImplementation(() => {
    throw broken;
  });
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await startVisitor({
    site,
    stores: createStores({ getPage: none, getFavoritePosts: none, getEntries: none }, { ui: { online: true } }),
    firstTemplate: 'home',
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    messagesUrl: '/messages-en.json',
    onPage: () => undefined,
  });
  expect(startMeasurements).toHaveBeenCalledTimes(1);
  expect(complaints.mock.calls).toEqual([[expect.any(String), broken]]);
});
