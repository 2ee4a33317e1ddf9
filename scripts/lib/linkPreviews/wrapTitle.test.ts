import { wrapTitle } from './wrapTitle.ts';

/** Every letter half an em wide: at 84 px a line of 660 px holds 15. */
const measure = (text: string) => text.length / 2;
const wrap = (title: string) => wrapTitle(title, 660, measure);

test.each([
  ['Voice', 84, ['Voice']],
  ['Programmable voice', 84, ['Programmable', 'voice']],
  ['Answers while callers still wait for someone', 72, ['Answers while', 'callers still', 'wait for someone']],
  [
    'What a caller hears in every pause between two sentences',
    64,
    ['What a caller', 'hears in every', 'pause between', 'two sentences'],
  ],
])('%s is set in %d px', (title, size, lines) => {
  const set = wrap(title);
  expect({ size: set.size, lines: set.lines.map((line) => line.replaceAll('\u00A0', ' ')) }).toEqual({ size, lines });
});

test('lines are of about one length, not full ones and a rest', () => {
  expect(wrap('Calls from web now')).toEqual({ size: 84, lines: ['Calls from', 'web now'] });
});

test('a short preposition stays with its noun, a dash with the word before it', () => {
  expect(wrap('Разговор с клиентом — и с машиной в сети').lines.join('\n')).not.toMatch(/(^|\s)\p{L}{1,2}\n|\n—/u);
});

test('a number stays with what it counts', () => {
  const { lines } = wrap('Вебинар: на что уходят 640 миллисекунд');
  expect(lines.at(-1)).toBe('640\u00A0миллисекунд');
});

test('a no-break space is none between lines', () => {
  expect(wrap('Первые звонки через 640\u00A0мс').lines.some((line) => line.includes('640\u00A0мс'))).toBe(true);
});

test.each(['Nebenstellenanlagen', 'Programmierschnittstelle'])('%s is made smaller, not cut', (word) => {
  const { size, lines } = wrap(`${word} ${word}`);
  expect(lines).toEqual([word, word]);
  expect(measure(word) * size).toBeLessThanOrEqual(660);
});

test.each([['word '.repeat(60)], ['x'.repeat(40)]])('what fits at no size is an error that names it', (title) => {
  expect(() => wrap(title)).toThrow('does not fit into a link preview');
});
