import { serializeJson } from '#src/shared/text/serializeJson.ts';
import { createStaticBlocks } from '#src/client/development/staticBlocks.ts';

const boot = (extra: object = {}) =>
  serializeJson({
    ...extra,
    page: {
      blocks: [
        { id: 'top', type: 'hero', kept: true },
        { id: 'faq', type: 'faq', kept: true },
        { id: 'ways', type: 'tabs', items: [] },
      ],
    },
  });

const html = ({ top = '<h1>A</h1>', faq = '<details><p>B</p></details>', ways = 'C', data = boot(), head = '' } = {}) =>
  `<html><head><link rel="stylesheet" href="/static/main.css">${head}</head><body>
   <div id="top" data-block="hero">${top}</div><div id="faq" data-block="faq">${faq}</div>
   <div id="ways" data-block="tabs">${ways}</div><script id="boot" type="application/json">${data}</script></body></html>`;

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');

function open(text = html()) {
  const page = parse(text);
  return { page, blocks: createStaticBlocks(page), textOf: (id: string) => page.getElementById(id)?.textContent };
}

test('a static block that the server renders otherwise is replaced, where the server has it', () => {
  const { blocks, textOf } = open();
  expect(blocks.take(parse(html({ top: '<h1>New</h1>' })))).toBe('taken');
  expect(textOf('top')).toBe('New');
  expect(blocks.take(parse(html()))).toBe('taken');
  expect(textOf('top')).toBe('A');
});

test('one that is the same keeps what its reader has opened, one that hydrates is left to React', () => {
  const { blocks, page, textOf } = open();
  const details = page.querySelector('details')!;
  details.open = true;
  blocks.take(parse(html({ top: '<h1>New</h1>', ways: 'of the server' })));
  expect(page.querySelector('details')).toBe(details);
  expect(details.open).toBe(true);
  expect(textOf('ways')).toBe('C');
});

test('what the page began with has changed: it is to be loaded again, as it is', () => {
  const { blocks, textOf } = open();
  const next = html({ data: boot({ messages: { a: 'b' } }), top: '<h1>New</h1>' });
  expect(blocks.take(parse(next))).toBe('reload');
  expect(textOf('top')).toBe('A');
});

test('a page of which a part is still to come is loaded again', () => {
  const { blocks } = open();
  expect(blocks.take(parse(html({ top: '<template id="B:0"></template>' })))).toBe('reload');
});

test('after a navigation the page is the browser’s own', () => {
  const { blocks, page } = open();
  page.getElementById('faq')?.replaceWith(Object.assign(page.createElement('div'), { id: 'faq', textContent: 'B' }));
  expect(blocks.take(parse(html({ top: '<h1>New</h1>' })))).toBe('rendered here');
  expect(blocks.areLost()).toBe(false);
});

test('blocks that React has rendered anew, without their HTML, are lost', () => {
  const { blocks, page } = open();
  expect(blocks.areLost()).toBe(false);
  page.getElementById('faq')?.replaceWith(Object.assign(page.createElement('div'), { id: 'faq' }));
  expect(blocks.areLost()).toBe(true);
});

test('styles that only the new blocks need come with them', () => {
  const { blocks, page } = open();
  const link = '<link rel="stylesheet" href="/static/block-cta.css" data-precedence="page">';
  blocks.take(parse(html({ head: link, top: '<h1>New</h1>' })));
  blocks.take(parse(html({ head: link })));
  const hrefs = [...page.querySelectorAll('link')].map((element) => element.getAttribute('href'));
  expect(hrefs).toEqual(['/static/main.css', '/static/block-cta.css']);
});

test('a page without data of its own, such as that of the primitives, has no static blocks', () => {
  const blocks = createStaticBlocks(parse('<h1>Primitives</h1>'));
  expect(blocks.take(parse('<h1>Other primitives</h1>'))).toBe('taken');
  expect(blocks.areLost()).toBe(false);
});
