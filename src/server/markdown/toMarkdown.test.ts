import { toMarkdown } from '#src/server/markdown/toMarkdown.ts';

const PAGE = 'https://orvandel.example/es/page';
const documentWith = (main: string) =>
  `<!doctype html><html><head><meta name="description" content="What it is."><link rel="canonical" href="${PAGE}"></head><body><header>Menu</header><main>${main}</main><footer>Foot</footer></body></html>`;
const markdownOf = (main: string) => {
  const { text } = toMarkdown(documentWith(main));
  const head = `> What it is.\n>\n> <${PAGE}>\n\n`;
  expect(text.startsWith(head)).toBe(true);
  return text.slice(head.length);
};

test('begins with the description and the address, and has neither header nor footer', () => {
  const { text, canonical } = toMarkdown(documentWith('<h1>Title</h1>'));
  expect(canonical).toBe(PAGE);
  expect(text).toBe(`> What it is.\n>\n> <${PAGE}>\n\n# Title\n`);
});

test('no word is joined by signs that nobody sees, neither in the description nor below it', () => {
  const page = documentWith('<p>A call-\u2060back.</p>').replace('What it is.', 'Kit is no-\u2060code.');
  expect(toMarkdown(page).text).toBe(`> Kit is no-code.\n>\n> <${PAGE}>\n\nA call-back.\n`);
});

test('links lead out of the file, with their queries as they are', () => {
  expect(markdownOf('<p><a href="/es/pricing?country=mx&amp;product=ivr#rates">Precios</a></p>')).toBe(
    '[Precios](https://orvandel.example/es/pricing?country=mx&product=ivr#rates)\n',
  );
  expect(markdownOf('<p><a href="#limits">Limits</a></p>')).toBe(`[Limits](${PAGE}#limits)\n`);
});

test('of a scene its caption is told, of another figure what it shows', () => {
  expect(markdownOf('<figure data-scene="wallboard"><p>12</p><figcaption>Monday.</figcaption></figure>')).toBe(
    '> Monday.\n',
  );
  expect(markdownOf('<figure data-scene="wallboard"><p>12</p></figure>')).toBe('');
  expect(markdownOf('<figure><p>Words</p><figcaption>Said by</figcaption></figure>')).toBe('Words\n\nSaid by\n');
});

test('what leads through the page or acts is left out', () => {
  expect(
    markdownOf(
      '<nav><a href="#a">A</a></nav><form><label>Name<input></label></form><script>x()</script><button>Copy</button>' +
        '<span data-becomes="tab-0">a.js</span><p>Words<svg><title>Icon</title></svg></p>',
    ),
  ).toBe('Words\n');
});

test('of the pages of a list the steps to the one before and the one after stay, and of other neighbours nothing', () => {
  const pages =
    '<nav><a href="/es/blog" rel="prev"><svg></svg>Anterior</a><ol><li><a href="/es/blog">1</a></li></ol>' +
    '<a href="/es/blog?page=3" rel="next">Siguiente<svg></svg></a></nav>';
  expect(markdownOf(`<p>Words</p>${pages}`)).toBe(
    'Words\n\n[Anterior](https://orvandel.example/es/blog) · [Siguiente](https://orvandel.example/es/blog?page=3)\n',
  );
  expect(markdownOf('<p>Words</p><nav><ul><li><a href="/b" rel="next">Next article</a></li></ul></nav>')).toBe(
    'Words\n',
  );
});

test('each pair of a list of terms is one line', () => {
  expect(
    markdownOf(
      '<dl><div><dt>a minute</dt><dd>$0.01</dd></div><dt>both</dt><dt>names</dt><dd>one</dd><dd>two</dd></dl>',
    ),
  ).toBe('- **a minute**: $0.01\n- **both, names**: one, two\n');
});

test('a table stays one, and code its lines', () => {
  expect(
    markdownOf(
      '<table><thead><tr><th>Call</th><th>Price</th></tr></thead><tbody><tr><td>in</td><td>$1</td></tr></tbody></table>',
    ),
  ).toBe('| Call | Price |\n| ---- | ----- |\n| in   | $1    |\n');
  expect(markdownOf('<pre><code><span>a();</span>\n  b();</code></pre>')).toBe('```\na();\n  b();\n```\n');
});

test('a document without main is refused', () => {
  expect(() => toMarkdown('<p>Error</p>')).toThrow('The page has no main');
});
