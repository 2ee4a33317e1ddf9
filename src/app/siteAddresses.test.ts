import { siteAddresses } from '#src/app/siteAddresses.ts';

test('the groups below which a folder is an address', () => {
  expect(siteAddresses.groups).toEqual([
    '/blog',
    '/careers',
    '/case-studies',
    '/help',
    '/help/faq',
    '/industries',
    '/kit',
    '/kit/promo',
    '/legal',
    '/platform',
    '/products',
    '/promo',
    '/solutions',
    '/solutions/promo',
    '/webinar',
  ]);
});

test.each([
  ['/about', { contentPath: '/about', isPromised: true }],
  ['/blog/category', { contentPath: '/blog', isPromised: true }],
  ['/blog/tag/sms', { contentPath: '/blog/tag', isPromised: false, params: { tag: 'sms' } }],
  ['/products/voicebot', { contentPath: '/products/voicebot', isPromised: true }],
  ['/products/new-one', { contentPath: '/products/new-one', isPromised: false }],
])('%s leads to %j', (path, found) => {
  expect(siteAddresses.find(path)).toMatchObject(found);
});

test.each(['/nothing', '/products', '/products/a/b', '/promo/customer-service-contact-centerv4'])(
  '%s is no address',
  (path) => {
    expect(siteAddresses.find(path)).toBeUndefined();
  },
);

test('an address knows its sites', () => {
  expect(siteAddresses.find('/documents')?.isServedOn('ru')).toBe(true);
  expect(siteAddresses.find('/documents')?.isServedOn('main')).toBe(false);
  expect(siteAddresses.find('/products/new-one')?.isServedOn('kz')).toBe(true);
});
