import { renderToStaticMarkup } from 'react-dom/server';
import { WholeWords } from '#src/ui/sections/WholeWords.tsx';

const wholeIn = (text: string) =>
  [...renderToStaticMarkup(<WholeWords text={text} />).matchAll(/<span class="whole">([^<]*)</g)].map(
    ([, word]) => word,
  );
const textOf = (text: string) => renderToStaticMarkup(<WholeWords text={text} />).replaceAll(/<[^>]*>/g, '');

test.each([
  ['Контакт-центр, который супервизор меняет сам', ['Контакт-центр,']],
  ['A follow-up, then a call-back', ['follow-up,', 'call-back']],
  ['Nothing to keep', []],
  ['Too long: интернет-магазинами', []],
  ['A range 3-5 and a dash - here', []],
])('%s', (text, whole) => {
  expect(wholeIn(text)).toEqual(whole);
  expect(textOf(text)).toBe(text);
});
