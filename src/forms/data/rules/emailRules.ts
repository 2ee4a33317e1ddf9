import { EMAIL_LOCAL_MAX, EMAIL_MAX } from '#config/constants.ts';

/** What may stand between the dots of a name: the characters of RFC 5322 `atext`, and letters of any script (RFC 6531). */
const NAME_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const DIGITS = /^\d+$/;
const LONGEST_LABEL = 63;

/** The last sign parts the two, since only a quoted name may hold another; none gives an empty domain. */
function split(email: string): [name: string, domain: string] {
  const at = email.lastIndexOf('@');
  return at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at + 1)];
}

/** `email`: valid, with a domain that has a dot. How long it is is for other rules to say. */
export function isEmail(value: string): boolean {
  const [name, domain] = split(value.trim());
  const labels = domain.split('.');
  return (
    name.split('.').every((part) => NAME_PART.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && DOMAIN_LABEL.test(label)) &&
    !DIGITS.test(labels.at(-1) ?? '')
  );
}

/** `emailLocalPart`: at most 64 characters before the sign. */
export function hasShortLocalPart(value: string): boolean {
  return split(value.trim())[0].length <= EMAIL_LOCAL_MAX;
}

/** `emailLength`: at most 254 characters in all. */
export function isShortEmail(value: string): boolean {
  return value.trim().length <= EMAIL_MAX;
}

/** @returns what `businessEmails` looks up: the domain up to its first dot or hyphen, in small letters */
export function mailLabel(value: string): string {
  return /^[^.-]*/.exec(split(value.trim())[1].toLowerCase())?.[0] ?? '';
}

/**
 * `businessEmails`: not at a provider that gives an address to anybody.
 *
 * @param isProvider whether a label is on the list
 */
export function isBusinessEmail(value: string, isProvider: (label: string) => boolean): boolean {
  return !isProvider(mailLabel(value));
}
