import { knowJoinedStyles } from '#src/client/knowJoinedStyles.ts';

function loadWith(head: string) {
  document.head.innerHTML = head;
  const asked: PropertyKey[] = [];
  const loaders = { miniCss: (chunk: PropertyKey) => void asked.push(chunk) };
  knowJoinedStyles(document, loaders);
  for (const chunk of [146, '259', 26]) loaders.miniCss(chunk);
  return asked;
}

test('styles that came together with others are not asked for again, all others are', () => {
  expect(loadWith('<link rel="stylesheet" href="/static/146-259.5511ca46.css">')).toEqual([26]);
});

test('the numbers of a hash, and a file that is only to be kept ready, are no styles that are here', () => {
  const head =
    '<link rel="stylesheet" href="/static/main.146259.css"><link rel="preload" href="/static/146-259.55.css">';
  expect(loadWith(head)).toEqual([146, '259', 26]);
});
