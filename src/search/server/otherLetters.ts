/** Words in the letters of another keyboard or alphabet. */

const CYRILLIC_KEYS = 'йцукенгшщзфывапролдячсмить';
const LATIN_KEYS = 'qwertyuiopasdfghjklzxcvbnm';
const KEYS = new Map([...pairs(CYRILLIC_KEYS, LATIN_KEYS), ...pairs(LATIN_KEYS, CYRILLIC_KEYS)]);

/** As people write Russian on a phone that has no Cyrillic letters; the longest first. */
const SOUNDS: readonly (readonly [cyrillic: string, latin: string])[] = [
  ['щ', 'sch'],
  ['ж', 'zh'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['х', 'kh'],
  ['ц', 'ts'],
  ['ю', 'yu'],
  ['я', 'ya'],
  ['кс', 'x'],
  ...pairs('абвгдезийклмнопрстуфхцыэ', 'abvgdeziyklmnoprstufhcye'),
];
const LATIN_OF = new Map([...SOUNDS].reverse());
const CYRILLIC_OF = new Map([...SOUNDS].reverse().map(([cyrillic, latin]) => [latin, cyrillic]));
const LATIN_SOUND = /sch|zh|ch|sh|kh|ts|yu|ya|[a-z]/g;

const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
const LATIN = /^[a-z]+$/;

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, place) => [letter, to.charAt(place)]);
}

/** @returns a folded word in the letters of the keys that were pressed on the other keyboard, Cyrillic or Latin */
export function onOtherKeyboard(word: string): string | undefined {
  const keys = Array.from(word, (letter) => KEYS.get(letter));
  return keys.includes(undefined) ? undefined : keys.join('');
}

/** @returns a folded word as it sounds in the other alphabet: `апи` is `api`, `zvonok` is `звонок` */
export function inOtherAlphabet(word: string): string | undefined {
  if (CYRILLIC.test(word)) return Array.from(word, (letter) => LATIN_OF.get(letter) ?? '').join('');
  if (LATIN.test(word)) return word.replaceAll(LATIN_SOUND, (sound) => CYRILLIC_OF.get(sound) ?? sound);
  return undefined;
}
