import { anchorHeadings, headingsOf } from '#src/shared/text/headings.ts';

test.each([
  ['<h2>The budget</h2>', '<h2 id="the-budget"><a href="#the-budget">The budget</a></h2>'],
  ['<h3>Бюджет на 640 мс</h3>', '<h3 id="бюджет-на-640-мс"><a href="#бюджет-на-640-мс">Бюджет на 640 мс</a></h3>'],
  ['<h2>R&amp;D, <em>again</em>?</h2>', '<h2 id="rd-again"><a href="#rd-again">R&amp;D, <em>again</em>?</a></h2>'],
  ['<h2>It&#39;s</h2>', '<h2 id="its"><a href="#its">It&#39;s</a></h2>'],
  ['<h2>Cafe\u0301</h2>', '<h2 id="caf\u00e9"><a href="#caf\u00e9">Cafe\u0301</a></h2>'],
  ['<h2>See <a href="/x">x</a></h2>', '<h2 id="see-x">See <a href="/x">x</a></h2>'],
  ['<h2 id="own">Own</h2>', '<h2 id="own">Own</h2>'],
  ['<h2>…</h2>', '<h2>…</h2>'],
  ['<h4>Deep</h4>', '<h4>Deep</h4>'],
])('%s', (html, expected) => {
  expect(anchorHeadings(html)).toBe(expected);
});

test('contents have the words without markup', () => {
  expect(headingsOf(anchorHeadings('<h2>R&amp;D</h2><p>…</p><h3>A &gt; <code>b</code></h3><h4>No</h4>'))).toEqual([
    { id: 'rd', label: 'R&D', level: 2 },
    { id: 'a-b', label: 'A > b', level: 3 },
  ]);
});
