import { installCampaignLinks } from '#src/client/campaignLinks.ts';

const visitor = { campaign: {} as Record<string, string> };

beforeAll(() => {
  installCampaignLinks({ visitor, origins: ['https://console.example'] });
});
beforeEach(() => {
  visitor.campaign = { utm_source: 'news' };
  document.body.innerHTML =
    '<a href="https://console.example/registration?lang=en&utm_source=site"><b>Start</b></a><a href="/pricing">Prices</a>';
});

const [ours, theirs] = ['a[href="/pricing"]', 'b'];
const use = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['pointerdown', 'focusin', 'click'])('%s on a link to a console adds what the visit came with', (type) => {
  use(theirs, type);
  expect(document.querySelector('a')?.href).toBe('https://console.example/registration?lang=en&utm_source=news');
});

test('a visit without campaign leaves the link as it is', () => {
  visitor.campaign = {};
  use(theirs, 'pointerdown');
  expect(document.querySelector('a')?.href).toContain('utm_source=site');
});

test('the parameters of a button’s own win over those of the visit, which adds what it does not say', () => {
  visitor.campaign = { utm_source: 'news', utm_medium: 'mail' };
  const link = document.querySelector('a')!;
  link.dataset.utm = '';
  for (const type of ['pointerdown', 'click']) use(theirs, type);
  expect(link.href).toBe('https://console.example/registration?lang=en&utm_source=site&utm_medium=mail');
});

test.each([undefined, ''])('a campaign that is forgotten meanwhile leaves the link (own parameters: %j)', (own) => {
  const link = document.querySelector('a')!;
  if (own !== undefined) link.dataset.utm = own;
  const { href } = link;
  visitor.campaign = { utm_medium: 'mail' };
  use(theirs, 'pointerdown');
  expect(link.href).toContain('utm_medium=mail');
  visitor.campaign = {};
  use(theirs, 'click');
  expect(link.href).toBe(href);
});

test('an address that was given to the link since is taken as it is', () => {
  const link = document.querySelector('a')!;
  use(theirs, 'pointerdown');
  link.href = 'https://console.example/login?lang=ru';
  use(theirs, 'click');
  expect(link.href).toBe('https://console.example/login?lang=ru&utm_source=news');
});

test('links of the site are left alone', () => {
  use(ours, 'pointerdown');
  expect(document.querySelector(ours)).not.toBeNull();
});
