import { renderMarkdown } from '#src/shared/text/markdown.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<style>*{display:none}</style>',
  '<iframe src="//evil"></iframe>',
  '<base href="//evil">',
  '<form action="//evil"><input name=a><button>x</button></form>',
  '<meta http-equiv=refresh content="0;//evil">',
  '<link rel=stylesheet href=//evil>',
  '<object data=//evil></object>',
  '<embed src=//evil>',
  '<video src=//evil onerror=alert(1)></video>',
  '<p onclick=alert(1)>x</p>',
  '<p style="position:fixed">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa&#09;Script:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.com">x</a>',
  '<a href="\\\\evil.com">x</a>',
  '<a href="/\\evil.com">x</a>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  '[x](//evil.com)',
  '[x](http://evil.com)',
  '[x](<javascript:alert(1)>)',
  '![x](x" onerror="alert(1))',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<a id=x name=y class=z target=_blank href=/ok>x</a>',
  '<h2 id="ok" onmouseover=alert(1)>x</h2>',
  '<scr<script>ipt>alert(1)</script>',
  '<details ontoggle=alert(1) open>x</details>',
];

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g;
const ALLOWED = new Set([
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'pre',
  'code',
  'br',
  'strong',
  'em',
  'a',
  'abbr',
  'sub',
  'sup',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'dl',
  'dt',
  'dd',
]);

/** Every `<` belongs to a well-formed tag of the list, and no attribute runs, loads or leaves the site in secret. */
function expectHarmless(html: string) {
  expect(html.replaceAll(TAG, '')).not.toContain('<');
  for (const [, , name = '', attributes = ''] of html.matchAll(TAG)) {
    expect(ALLOWED).toContain(name);
    expect(attributes).not.toMatch(/\s(on\w+|style|src|action|class|target|srcset|formaction)\b/i);
    const href = /\shref="([^"]*)"/.exec(attributes)?.[1];
    if (href !== undefined) expect(new URL(href, 'https://site.example/').origin).toBe('https://site.example');
  }
}

test.each(HOSTILE)('nothing of %s survives that runs, loads, frames or posts', (source) => {
  const html = renderMarkdown(`Before\n\n${source}\n\nAfter ${source}`);
  expect(html).toContain('Before');
  expectHarmless(html);
});

test.each([
  ['## Title', '<h2>Title</h2>'],
  ['**bold** and *soft*', '<strong>bold</strong> and <em>soft</em>'],
  ['[page](/pricing)', '<a href="/pricing">page</a>'],
  ['[docs](https://docs.example/x?a=1)', '<a href="https://docs.example/x?a=1">docs</a>'],
  ['[mail](mailto:a@b.example)', '<a href="mailto:a@b.example">mail</a>'],
  ['[call](tel:+123)', '<a href="tel:+123">call</a>'],
  ['[down](#contact)', '<a href="#contact">down</a>'],
  ['3. three', '<ol start="3">'],
  ['| a |\n|---|\n| b |', '<th scope="col">a</th>'],
  ['<table tabindex="5"><tr><td>a</td></tr></table>', '<table tabindex="0">'],
  ['```\na\n```', '<pre tabindex="0">'],
  ['<abbr title="Voice over IP">VoIP</abbr>', '<abbr title="Voice over IP">'],
  ['<h3 id="own">Title</h3>', '<h3 id="own">'],
  ['<a href="/x" rel="nofollow">x</a>', '<a href="/x" rel="nofollow">'],
  ['`a < b`', '<code>a &lt; b</code>'],
  ['a < b & c', 'a &lt; b &amp; c'],
])('%j is written as %s', (source, html) => {
  expect(renderMarkdown(source)).toContain(html);
});

test.each([
  [
    'javascript',
    "say('<a> &amp; b')",
    `<span data-token="name">say</span>(<span data-token="string">'&lt;a&gt; &amp;amp; b'</span>)`,
  ],
  ['typescript', 'const a = 1', '<span data-token="keyword">const</span> a = <span data-token="number">1</span>'],
  ['bash', 'a # "b"', 'a <span data-token="comment"># &quot;b&quot;</span>'],
  ['text', 'const a', 'const a'],
  ['cobol', 'const a', 'const a'],
])('code in %s gets its colours: %s', (language, code, html) => {
  const rendered = renderMarkdown(`\`\`\`${language}\n${code}\n\`\`\``);
  expect(rendered).toBe(`<pre tabindex="0"><code class="language-${language}">${html}\n</code></pre>\n`);
  // What a site takes from another one like it.
  expect(renderMarkdown(rendered).trim()).toBe(rendered.trim());
});

test('colours come from the code alone, and marks within it stay', () => {
  expect(renderMarkdown('<span data-token="keyword">if</span>')).not.toContain('<span');
  const marked = '<pre tabindex="0"><code class="language-bash">a <strong># b</strong></code></pre>';
  expect(renderMarkdown(`${marked}\n`).trim()).toBe(marked);
});

test.each(HOSTILE)('what is left of %s stays harmless when it is read as Markdown once more', (source) => {
  expectHarmless(renderMarkdown(renderMarkdown(source)));
});

test('one text does not steer the next', () => {
  const first = renderMarkdown('[x]: javascript:alert(1)\n\n[x]');
  expect(first).not.toContain('javascript:');
  expect(renderMarkdown('[x]')).toBe('<p>[x]</p>\n');
});

test('a long text of openers is read in well under a second', () => {
  const worked = startCpuClock();
  for (const piece of ['<', '[', '*', '`', '<a href="', '![', '|']) renderMarkdown(piece.repeat(2000));
  renderMarkdown('> '.repeat(100));
  expect(worked()).toBeLessThan(2000);
});
