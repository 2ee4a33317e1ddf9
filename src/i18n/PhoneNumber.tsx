import type { PhoneEntry } from '#src/i18n/usePhones.ts';

/** A number that nobody can dial is text: a link would ring a stranger, or nobody. So are words in place of a number. */
export function PhoneNumber({ entry }: { readonly entry: PhoneEntry }) {
  if ('instead' in entry) return <span>{entry.instead}</span>;
  const { number, dialable } = entry;
  return dialable ? <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a> : <span>{number}</span>;
}
