import { countSegments } from '#src/pricing/data/smsSegments.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

const GSM_7 = 'GSM-7';
const UCS_2 = 'UCS-2';
const a = (count: number) => 'a'.repeat(count);
const я = (count: number) => 'я'.repeat(count);

test.each([
  // A message without text is sent and billed as one.
  ['', GSM_7, 0, 160, 1],
  [a(160), GSM_7, 160, 160, 1],
  // 2 × 153 = 306
  [a(161), GSM_7, 161, 153, 2],
  [a(306), GSM_7, 306, 153, 2],
  [a(307), GSM_7, 307, 153, 3],
  // Two septets each: 159 + 2 = 161
  ['€', GSM_7, 2, 160, 1],
  ['^{}[]~|\\€\f', GSM_7, 20, 160, 1],
  [`${a(158)}€`, GSM_7, 160, 160, 1],
  [`${a(159)}€`, GSM_7, 161, 153, 2],
  // 152 letters leave room for one septet: the pair begins the second part, and 153 more begin a third.
  [`${a(152)}€${a(151)}`, GSM_7, 305, 153, 2],
  [`${a(152)}€${a(152)}`, GSM_7, 306, 153, 3],
  [`${a(151)}€${a(153)}`, GSM_7, 306, 153, 2],
  [я(70), UCS_2, 70, 70, 1],
  // 2 × 67 = 134
  [я(71), UCS_2, 71, 67, 2],
  [я(134), UCS_2, 134, 67, 2],
  [я(135), UCS_2, 135, 67, 3],
  // One Cyrillic letter makes all others as wide.
  [`${a(69)}я`, UCS_2, 70, 70, 1],
  [`${a(70)}я`, UCS_2, 71, 67, 2],
  // 35 × 2 = 70; 36 × 2 = 72, of which 33 × 2 = 66 fit into the first part.
  ['😀'.repeat(35), UCS_2, 70, 70, 1],
  ['😀'.repeat(36), UCS_2, 72, 67, 2],
  ['😀'.repeat(66), UCS_2, 132, 67, 2],
  ['😀'.repeat(67), UCS_2, 134, 67, 3],
  // The extension table is GSM-7's: in UCS-2 a euro is one unit.
  ['€я', UCS_2, 2, 70, 1],
])('%# %p', (text, encoding, units, perSegment, segments) => {
  expect(countSegments(text)).toMatchObject({ encoding, units, perSegment, segments });
});

test('an accent decides: the alphabet has these letters, and not their neighbours', () => {
  const inside = Array.from('@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&\'()*+,-./:;<=>?¡ÄÖÑÜ§¿äöñüà0189AZaz \n');
  expect(inside.filter((letter) => countSegments(letter).encoding !== GSM_7)).toEqual([]);
  const outside = Array.from('çáíóúâêôãõÁÍÓÚÀÈÌÒÙÊÃÕŒœ«»“”’–—…№αβω₽`\t\v\u00a0\u001b');
  expect(outside.filter((letter) => countSegments(letter).encoding !== UCS_2)).toEqual([]);
});

test('every one of the 127 letters and 10 extensions has its place', () => {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter((character) => {
    const { encoding } = countSegments(character);
    return encoding === GSM_7;
  });
  // CR is counted as the line break that it is a part of.
  expect(all).toHaveLength(127 + 10);
  expect(countSegments(all.join('')).units).toBe(127 + 2 * 10);
});

test.each([
  ['a\r\nb', 3],
  ['a\nb', 3],
  ['a\rb', 3],
  ['\r\n'.repeat(160), 160],
])('%j: a line break is one character', (text, units) => {
  expect(countSegments(text)).toMatchObject({ encoding: GSM_7, units, segments: 1 });
});

test.each([
  ['Hola, ¿qué tal?', []],
  ['Confirmação às três', ['ç', 'ã', 'ê']],
  ['Código: mañana', ['ó']],
  ['Привет', Array.from('Привет')],
  ['ya — «да» — да', ['—', '«', 'д', 'а', '»']],
  // The letter is in the alphabet, its mark is not: both are shown.
  ['cafe\u0301, pa\u0301', ['e\u0301', 'a\u0301']],
  ['\u0301a', ['◌\u0301']],
  ['😀 ok 👨‍👩‍👧 😀', ['😀', '👨‍👩‍👧']],
  ['🇧🇷🇺🇸', ['🇧🇷', '🇺🇸']],
  ['a\u00a0b\u200bc\td', ['U+00A0', 'U+200B', 'U+0009']],
  ['a\u200cb\u200dc', ['U+200C', 'U+200D']],
  ['👍🏽 ❤️‍🔥 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['👍🏽', '❤️‍🔥', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']],
  ['\ud800', ['U+D800']],
])('%j: what forces UCS-2 is named', (text, forcing) => {
  expect(countSegments(text).forcing).toEqual(forcing);
});

test('a flag is four units, a family eight', () => {
  expect(countSegments('🇧🇷').units).toBe(4);
  expect(countSegments('👨‍👩‍👧').units).toBe(8);
});

test('a text ten times as long takes no more than a linear count does', () => {
  const count = (characters: number) => {
    const worked = startCpuClock();
    expect(countSegments(я(characters)).segments).toBe(characters / 67);
    return worked();
  };
  count(67_000);
  const short = Math.min(...Array.from({ length: 5 }, () => count(67_000)));
  expect(count(670_000) / short).toBeLessThan(60);
});
