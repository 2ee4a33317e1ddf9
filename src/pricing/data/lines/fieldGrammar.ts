import type { LineField } from '#src/pricing/data/lines/lineFields.ts';

/** How an address has a field: its pieces, which stand between points. */
interface Grammar<Field extends LineField, Value> {
  /** @returns the value, unchecked; undefined where there is none */
  readonly read: (pieces: readonly string[], field: Field) => Value | undefined;
  readonly write: (value: Value) => readonly string[];
  /** @returns whether the value is within the limits of its field */
  readonly isRight: (value: Value, field: Field) => boolean;
}

/** What a field of each type holds. */
interface Values {
  readonly number: number;
  readonly choice: string;
  readonly country: string;
  readonly text: string;
  readonly part: string;
  readonly parts: readonly string[];
}
type Grammars = {
  readonly [Type in LineField['type']]: Grammar<Extract<LineField, { readonly type: Type }>, Values[Type]>;
};

const COUNTRY = /^[a-z]{2}$/;
const PART = /^[\w-]{1,40}$/;
const asItIs = {
  read: ([piece = '']: readonly string[]) => piece,
  write: (value: string) => [value],
};

const GRAMMARS: Grammars = {
  number: {
    read: ([piece]) => Number(piece),
    write: (value) => [String(value)],
    isRight: (value, { most }) => Number.isInteger(value) && value >= 0 && value <= most,
  },
  choice: { ...asItIs, isRight: (value, { values }) => values.includes(value) },
  country: { ...asItIs, isRight: (value) => COUNTRY.test(value) },
  text: {
    read: ([piece = '']) => readText(piece),
    write: (value) => [writeText(value)],
    isRight: (value, { most }) => value.length <= most,
  },
  part: { ...asItIs, isRight: (value) => PART.test(value) },
  parts: {
    read: (pieces) => pieces,
    write: (value) => value,
    isRight: (value, { most }) =>
      value.length <= most && new Set(value).size === value.length && value.every((part) => PART.test(part)),
  },
};

/** @returns how an address has fields of this type. It may be asked of values of such a field only */
export const grammarOf = ({ type }: LineField): Grammar<LineField, unknown> =>
  GRAMMARS[type] as Grammar<LineField, unknown>;

function writeText(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns undefined for what is not base64 of UTF-8 */
function readText(written: string): string | undefined {
  try {
    const bytes = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
