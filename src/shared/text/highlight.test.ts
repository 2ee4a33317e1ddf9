import { highlight } from '#src/shared/text/highlight.ts';

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

describe('highlight', () => {
  it.each([
    ['javascript', 'const a = 1', '<span data-token="keyword">const</span> a = <span data-token="number">1</span>'],
    ['javascript', 'a // if 1', 'a <span data-token="comment">// if 1</span>'],
    ['javascript', '/* a\nb */c', '<span data-token="comment">/* a\nb */</span>c'],
    ['javascript', 'call.say()', 'call.<span data-token="name">say</span>()'],
    ['javascript', 'x.default', 'x.default'],
    ['javascript', 'constant', 'constant'],
    ['javascript', 'interface A', '<span data-token="keyword">interface</span> A'],
    ['json', '{"a": -2.5}', '{<span data-token="key">&quot;a&quot;</span>: <span data-token="number">-2.5</span>}'],
    ['json', '[true]', '[<span data-token="keyword">true</span>]'],
    ['bash', 'curl -X POST # go', 'curl <span data-token="name">-X</span> POST <span data-token="comment"># go</span>'],
    ['bash', 'echo $KEY', '<span data-token="keyword">echo</span> <span data-token="key">$KEY</span>'],
    ['bash', 'a#b', 'a#b'],
  ] as const)('%s: %s', (language, code, html) => {
    expect(highlight(code, language)).toBe(html);
  });

  it('does not look for comments, keywords or numbers inside a string, nor end it at an escaped quote', () => {
    expect(highlight(String.raw`'https://a \' if 1'`, 'javascript')).toBe(
      String.raw`<span data-token="string">'https://a \' if 1'</span>`,
    );
  });

  it('lets a line end close a forgotten quote, so that the rest of the sample is not lost', () => {
    expect(highlight("'a\nconst b", 'javascript')).toContain('<span data-token="keyword">const</span>');
  });

  it('gives text no colours', () => {
    expect(highlight('const a = "1" # b', 'text')).toBe('const a = &quot;1&quot; # b');
  });

  it.each(['<script>alert(1)</script>', '"</span><img src=x>"', '// <b>', '&amp;'])('escapes %s', (code) => {
    const html = highlight(code, 'javascript');
    expect(html.replace(/<\/?span[^>]*>/g, '')).not.toMatch(/[<>]/);
    expect(
      textOf(html).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ).toBe(code);
  });
});
