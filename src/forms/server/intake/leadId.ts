import { createHash } from 'node:crypto';
import { ANTI_BOT } from '#src/forms/data/antiBotFields.ts';
import type { FormId } from '#src/forms/data/formDefinition.ts';
import { REFERENCE_DIGITS } from '#src/forms/data/reference.ts';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The shape of a UUID, which providers know as an idempotency key. */
const SHAPE = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/;

interface LeadContent {
  readonly form: FormId;
  /** As the browser made it for one filling-in of the form. */
  readonly idempotencyKey: string | undefined;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly { readonly field: string; readonly name: string; readonly digest: string }[];
}

/**
 * @returns the same id for a lead that is sent again: by the key of the browser, or, without JavaScript, by all that was
 *   sent, so that a double click is harmless. A token of the anti-bot check differs at each try and so does not count.
 *   The name of a file does: nothing that the digest tells apart may share an id that its sender cannot change
 */
export function leadId({ form, idempotencyKey, fields, files }: LeadContent): string {
  const isKey = idempotencyKey !== undefined && KEY.test(idempotencyKey);
  const said = fields.filter(([name]) => !(ANTI_BOT.tokens as readonly string[]).includes(name));
  const sent = files.map(({ field, name, digest }) => [field, name, digest]);
  const content = isKey ? idempotencyKey.toLowerCase() : [said, sent];
  const digest = createHash('sha256')
    .update(JSON.stringify([form, content]))
    .digest('hex');
  return digest.replace(SHAPE, '$1-$2-$3-$4-$5');
}

interface LeadWords {
  readonly form: FormId;
  /** Those that are typed; campaign, analytics and anti-bot tokens may differ at each try. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly { readonly field: string; readonly name: string; readonly digest: string }[];
}

/** @returns the same text for the same words and files, and no other: what a key that comes again is compared by */
export function leadDigest({ form, fields, files }: LeadWords): string {
  const content = [form, fields, files.map(({ field, name, digest }) => [field, name, digest])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

const DIGITS = 8;

/** @returns the lead's number for people: short, and it tells nothing of what was sent */
export function referenceOf(id: string): string {
  const bytes = createHash('sha256').update(`reference ${id}`).digest().subarray(0, DIGITS);
  const digits = Array.from(bytes, (byte) => REFERENCE_DIGITS.charAt(byte % REFERENCE_DIGITS.length)).join('');
  return `${digits.slice(0, DIGITS / 2)}-${digits.slice(DIGITS / 2)}`;
}
