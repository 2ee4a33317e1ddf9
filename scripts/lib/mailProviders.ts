/**
 * Which labels `businessEmails` refuses, from the lists of npm packages. A label is what stands before the first dot or
 * hyphen of a domain (SPEC part 5), whatever follows: each one too many locks out a company.
 */

/** Those whose typos are nobody's name: of `terra`, `orange` or `proton` they are words, and companies are called by them. */
const OFTEN_MISTYPED = [
  'gmail',
  'googlemail',
  'yahoo',
  'hotmail',
  'outlook',
  'icloud',
  'protonmail',
  'yandex',
  'rambler',
  'wanadoo',
  'laposte',
  'tiscali',
  'rediffmail',
  'comcast',
  'verizon',
  'tutanota',
  'fastmail',
] as const;

/** The free providers that most people have: their short names are kept. */
export const BIG_PROVIDERS = [
  ...OFTEN_MISTYPED,
  'live',
  'msn',
  'me',
  'mac',
  'aol',
  'gmx',
  'web',
  'proton',
  'zoho',
  'mail',
  'ya',
  'inbox',
  'list',
  'bk',
  'abv',
  'ukr',
  'wp',
  'o2',
  'uol',
  'bol',
  'terra',
  'ig',
  'sapo',
  'orange',
  'sfr',
  'free',
  'libero',
  'qq',
  '163',
  '126',
  '139',
  '188',
  '189',
  'naver',
  'daum',
] as const;

/** The letters of a keyboard as they stand; the second row is half a key further right than the first, and so is the third. */
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Shorter labels of the lists are more often a company's initials than a provider. */
const SHORTEST = 4;
const SECOND_LEVEL = /^(co|com|net|org|gov|edu|ac|ne|or)$/;

/**
 * @param domain of a list
 * @returns its first label, if it is the registered name itself and the rule can tell it: `mail.foo.com` is `foo`'s, and of
 * `the-mail.com` the rule would see `the`
 */
export function labelOf(domain: string): string | undefined {
  const parts = domain.toLowerCase().split('.');
  const registered = parts.length === 2 || (parts.length === 3 && SECOND_LEVEL.test(parts[1] ?? ''));
  const [label = ''] = parts;
  return registered && /^[a-z\d]+$/.test(label) && label.length >= SHORTEST ? label : undefined;
}

/** @returns the keys that a finger hits instead: beside a letter, above and below it */
function neighboursOf(letter: string): string[] {
  const row = KEY_ROWS.findIndex((keys) => keys.includes(letter));
  const at = KEY_ROWS[row]?.indexOf(letter) ?? 0;
  const places = [
    [row, at - 1],
    [row, at + 1],
    [row - 1, at],
    [row - 1, at + 1],
    [row + 1, at - 1],
    [row + 1, at],
  ] as const;
  return places.flatMap(([inRow, place]) => KEY_ROWS[inRow]?.[place] ?? []);
}

/**
 * @returns the ways in which a name is mistyped: a letter left out or doubled, two changed about, a key beside the right one.
 *   The first letter is right: without it, or with another, `icloud` is `cloud`, a company's
 */
export function typosOf(name: string): string[] {
  const typos = Array.from(name).flatMap((letter, index) => {
    const [before, after] = [name.slice(0, index), name.slice(index + 1)];
    const swapped = after === '' ? [] : [before + after.charAt(0) + letter + after.slice(1)];
    const missed = index === 0 ? [] : ['', ...neighboursOf(letter)].map((hit) => before + hit + after);
    return [before + letter + letter + after, ...swapped, ...missed];
  });
  return [...new Set(typos)].filter((typo) => typo !== name);
}

interface Lists {
  readonly free: readonly string[];
  /** Lists that are kept apart from one another: a throw-away domain counts when two of them know it. */
  readonly disposable: readonly [readonly string[], readonly string[]];
  /** Labels that are companies' all the same. */
  readonly spared: ReadonlySet<string>;
}

/** @returns the labels, sorted by code unit: the same from the same lists on any machine */
export function providerLabels({ free, disposable: [one, other], spared }: Lists): string[] {
  const known = new Set(other);
  const domains = [...free, ...one.filter((domain) => known.has(domain))];
  const listed = domains.flatMap((domain) => labelOf(domain) ?? []);
  const labels = new Set([...BIG_PROVIDERS, ...OFTEN_MISTYPED.flatMap(typosOf), ...listed]);
  return [...labels].filter((label) => !spared.has(label)).sort();
}
