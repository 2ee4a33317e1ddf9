import { shareLinks } from '#src/pages/article/shareLinks.ts';

test('each way carries the address and the title whole', () => {
  const links = shareLinks('https://orvandel.example/blog/a', 'Q&A: 2 + 2');
  const fields = links.map(({ href }) => Object.fromEntries(new URL(href).searchParams));
  expect(fields).toEqual([
    { url: 'https://orvandel.example/blog/a' },
    { text: 'Q&A: 2 + 2', url: 'https://orvandel.example/blog/a' },
    { subject: 'Q&A: 2 + 2', body: 'https://orvandel.example/blog/a' },
  ]);
});
