import { CAMPAIGN_NAME } from '#src/shared/address/campaign.ts';
import { ANTI_BOT } from '#src/forms/data/antiBotFields.ts';
import type { FormDefinition, FormField } from '#src/forms/data/formDefinition.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';

const PLAIN = /^[a-z][a-z0-9_]{0,63}$/;
/** The only names with brackets (SPEC part 7). */
const BRACKETS: readonly string[] = ['cv[socialLinks][]', 'comment[recaptcha]'];
/** Names that mean something to every object. */
const RESERVED: readonly string[] = ['constructor', 'prototype'];
/** What goes to the provider beside the form's own fields and the campaign. */
export const PASSED_ON: readonly string[] = [...ANTI_BOT.tokens, HIDDEN.clientId, HIDDEN.page];

/** @returns whether a post may hold a field of this name at all; all others are made up */
export function isFieldName(name: string): boolean {
  return (PLAIN.test(name) && !RESERVED.includes(name)) || BRACKETS.includes(name);
}

/** @returns whether a name that the form does not list goes to the provider with it: campaign, analytics, anti-bot token, page */
export function isPassedOn(name: string): boolean {
  return CAMPAIGN_NAME.test(name) || PASSED_ON.includes(name);
}

/** @returns the field that a form lists under a name; undefined for one that is only passed on */
export function findField({ fields }: FormDefinition, name: string): FormField | undefined {
  return fields.find((field) => field.name === name);
}
