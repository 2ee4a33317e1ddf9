import { toMarkdown } from '#src/server/markdown/toMarkdown.ts';

const lineOf = (html: string) => toMarkdown(`<main>${html}</main>`).text.split('\n\n').slice(1).join('\n\n').trim();

test.each([
  ['<p><span>Kit</span><time>November 17</time></p>', 'Kit · November 17'],
  [
    '<p><a href="https://a.example/">One</a><a href="https://b.example/">Two</a></p>',
    '[One](https://a.example/) · [Two](https://b.example/)',
  ],
  ['<p><b>27%</b> <span>fewer calls</span></p>', '**27%** fewer calls'],
  ['<p><span>Caller:</span><span>Hello.</span></p>', 'Caller: Hello.'],
  ['<p>Prefixes:<!-- -->+1<span>one rate</span></p>', 'Prefixes:+1 one rate'],
  ['<p>A word<b>s</b> end (<span>so</span>).</p>', 'A word**s** end (so).'],
  ['<p><svg><text>x</text></svg><span>Words</span></p>', 'Words'],
])('%s reads as %s', (html, line) => {
  expect(lineOf(html)).toBe(line);
});

test('code is left as it is', () => {
  expect(lineOf('<pre><code><span>const</span><span>x</span></code></pre>')).toBe('```\nconstx\n```');
});
