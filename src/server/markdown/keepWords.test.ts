import { toMarkdown } from '#src/server/markdown/toMarkdown.ts';

const linesOf = (html: string) => toMarkdown(`<main>${html}</main>`).text.split('\n\n').slice(1).join('\n\n').trim();

test('of the labels of tabs nothing stays, not even what stands between them', () => {
  expect(
    linesOf('<div><span data-becomes="a">a.js</span><span data-becomes="b">b.sh</span></div><p>a.js</p><p>b.sh</p>'),
  ).toBe('a.js\n\nb.sh');
});

test('nothing stays of controls, wherever they are', () => {
  expect(
    linesOf(
      '<fieldset><legend>Choose</legend><input type="radio" id="a" checked><label for="a">One</label><p>Words</p></fieldset>',
    ),
  ).toBe('Words');
});

test('what is hidden from those who listen is not said a second time', () => {
  expect(linesOf('<p aria-hidden="true">Swipe it.</p><p hidden>Later</p><p>Words</p>')).toBe('Words');
  expect(
    linesOf(
      '<table><thead><tr><th>Call</th><th>Rate</th></tr></thead><tbody><tr><th>in</th><td><span aria-hidden="true">Rate</span><span>$1</span></td></tr></tbody></table>',
    ),
  ).toBe('| Call | Rate |\n| ---- | ---- |\n| in   | $1   |');
});

test('a heading does not lead to itself', () => {
  expect(linesOf('<h2 id="a"><a href="#a">Your work</a></h2>')).toBe('## Your work');
  expect(linesOf('<h3><a href="/b">Another</a></h3>')).toBe('### [Another](/b)');
});

test('of a link without an address, as the page writes one that it does not allow, the words are left', () => {
  expect(linesOf('<ul><li><a>Law <em>1581</em></a>, Colombia</li></ul>')).toBe('- Law _1581_, Colombia');
});

test('what opens in a cell stands in its line', () => {
  expect(
    linesOf(
      '<table><thead><tr><th>Prefixes</th></tr></thead><tbody><tr><td><div>+1800<span>flat rate</span><details><summary>and 2 more</summary>+1877, +1888</details></div></td></tr></tbody></table>',
    ),
  ).toContain('| +1800 flat rate · and 2 more: +1877, +1888 |');
});

test('changed words are marked as such, and the words for the marks are left out', () => {
  const note = (words: string) => `<span class="visuallyHidden">${words}: </span>`;
  expect(
    linesOf(`<p><del>${note('Removed')}We do not </del><ins>${note('Added')}Neither side will </ins>pay damages.</p>`),
  ).toBe('<del>We do not</del> <ins>Neither side will</ins> pay damages.');
});
