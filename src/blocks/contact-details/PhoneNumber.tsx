import type { Phone } from '#config/brand.ts';

/** A number that nobody can dial is text: a link would ring a stranger, or nobody. */
export function PhoneNumber({ number, dialable }: Pick<Phone, 'number' | 'dialable'>) {
  if (!dialable) return <span>{number}</span>;
  return <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>;
}
