import { localizeHtml } from '#src/i18n/localizeHtml.ts';

test.each([
  ['<p>See <a href="/contacts">us</a>.</p>', '<p>See <a href="/es/contacts">us</a>.</p>'],
  [
    '<a class="x" href="/legal/tos#end">a</a><a href="/">b</a>',
    '<a class="x" href="/es/legal/tos#end">a</a><a href="/es">b</a>',
  ],
  ['<a href="/pricing?country=es#sms">a</a>', '<a href="/es/pricing?country=es#sms">a</a>'],
])('links of %s lead to the language', (html, localized) => {
  expect(localizeHtml(html, '/es')).toBe(localized);
  expect(localizeHtml(html, '')).toBe(html);
});

test.each([
  '<a href="#end">a</a>',
  '<a href="https://docs.example/a">a</a>',
  '<a href="//other.example/a">a</a>',
  '<a href="/files/checklist.csv">a</a>',
  '<a href="/prices.csv">a</a><a href="/prices/es.json">b</a>',
  '<img src="/flags/es.svg" alt="">',
  '<code>href="/contacts"</code>',
])('%s stays as it is', (html) => {
  expect(localizeHtml(html, '/es')).toBe(html);
});
