import { gtag, pushData } from '#src/visitor/browser/dataLayer.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
});

test('commands are what the tags take for one: an Arguments object, not a list', () => {
  gtag('consent', 'update', { ad_storage: 'denied' });
  const [command] = window.dataLayer ?? [];
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  expect(Array.from(command as ArrayLike<unknown>)).toEqual(['consent', 'update', { ad_storage: 'denied' }]);
});

test('entries are added to a layer that is there already', () => {
  window.dataLayer = [{ event: 'earlier' }];
  pushData({ event: 'later' });
  expect(window.dataLayer).toEqual([{ event: 'earlier' }, { event: 'later' }]);
});

test.each([
  [
    'whose push throws',
    {
      value: {
        push: () => {
          throw new Error('broken');
        },
      },
    },
  ],
  [
    'that cannot be read',
    {
      get: () => {
        throw new Error('broken');
      },
    },
  ],
  ['that is none', { value: 'nothing to push to' }],
])('a data layer %s is its own matter', (_what, descriptor) => {
  Object.defineProperty(window, 'dataLayer', { ...descriptor, configurable: true });
  expect(() => pushData({ event: 'a' })).not.toThrow();
  expect(() => gtag('event', 'a')).not.toThrow();
});
