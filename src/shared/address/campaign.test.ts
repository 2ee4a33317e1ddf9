import { isEmptyCampaign, nameCampaign, readCampaign, withCampaign } from '#src/shared/address/campaign.ts';

test.each([
  ['', {}],
  ['?q=1&UTM_source=x&utm_=y&xutm_source=z', {}],
  ['?utm_source=a%26b&page=2&utm_id=7', { utm_source: 'a&b', utm_id: '7' }],
  ['?utm_source=first&utm_source=second', { utm_source: 'first' }],
  ['?utm_source=&utm_medium=mail', { utm_medium: 'mail' }],
  [`?utm_term=${'x'.repeat(201)}&utm_source=a`, { utm_source: 'a' }],
  ['?utm___proto__=1&__proto__=2', { utm___proto__: '1' }],
])('of %s the campaign is %j', (search, campaign) => {
  expect(readCampaign(search)).toEqual(campaign);
  expect(isEmptyCampaign(readCampaign(search))).toBe(Object.keys(campaign).length === 0);
});

test('a made-up address cannot make links endless', () => {
  const search = Array.from({ length: 500 }, (_, index) => `utm_${String(index)}=x`).join('&');
  expect(Object.keys(readCampaign(search))).toHaveLength(10);
});

test('a campaign goes into an address before its anchor, in the place of another one’s', () => {
  expect(withCampaign('https://a.example/b?lang=en&utm_source=site#c', { utm_source: 'x y', utm_id: '1' })).toBe(
    'https://a.example/b?lang=en&utm_source=x%20y&utm_id=1#c',
  );
  expect(withCampaign('https://a.example/b?lang=en', {})).toBe('https://a.example/b?lang=en');
});

test.each([
  ['/pricing', undefined, '/pricing'],
  ['/pricing', {}, '/pricing'],
  ['/pricing', { source: 'blog' }, '/pricing?utm_source=blog'],
  ['/pricing?plan=pro', { source: 'blog', campaign: 'q4' }, '/pricing?plan=pro&utm_source=blog&utm_campaign=q4'],
  ['/pricing#plans', { medium: 'button' }, '/pricing?utm_medium=button#plans'],
  ['/pricing?estimate=a~b#x?y#z', { term: 'a~b' }, '/pricing?estimate=a~b&utm_term=a~b#x?y#z'],
])('%s, of the campaign %j of a link, leads to %s', (href, utm, expected) => {
  expect(withCampaign(href, nameCampaign(utm))).toBe(expected);
});
