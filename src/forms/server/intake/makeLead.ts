import type { Site } from '#config/sites.ts';
import { localizePath } from '#src/request/address.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import { findField, isPassedOn } from '#src/forms/server/intake/fieldNames.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { leadDigest, leadId } from '#src/forms/server/intake/leadId.ts';
import { findHidden } from '#src/forms/server/intake/readValues.ts';
import type { Received } from '#src/forms/server/intake/receiveForm.ts';
import type { TimeTrap } from '#src/forms/server/intake/guards/timeTrap.ts';
import type { FormDefinition, FormField } from '#src/forms/data/formDefinition.ts';
import { readPhone } from '#src/forms/data/readPhone.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';

interface LeadParts {
  readonly received: Received;
  readonly definition: FormDefinition;
  readonly site: Site;
  /** On which it was filled in: an article's comment, a webinar's booking. Its locale is the visitor's. */
  readonly page: PageRequest | undefined;
  readonly timeTrap: TimeTrap;
  /** ISO. */
  readonly receivedAt: string;
}

/**
 * @returns the lead as it is kept. Its fields are what the provider gets: the form's own, and what is passed on with
 *   any form. What looks like spam is marked and kept: a person whose browser fills in everything must not be lost
 */
export function makeLead({ received, definition, site, page, timeTrap, receivedAt }: LeadParts): Lead {
  const country = received.fields.find(([name]) => name === 'country')?.[1] ?? '';
  const fields = [...received.fields.filter(([name]) => name !== HIDDEN.page), ...pageField(page)]
    .filter(([name]) => findField(definition, name) !== undefined || isPassedOn(name))
    .map(([name, value]): readonly [string, string] => [name, tidy(findField(definition, name), value, country)]);
  const { id: form } = definition;
  const { files } = received;
  const id = leadId({ form, idempotencyKey: findHidden(received, HIDDEN.idempotencyKey), fields, files });
  const typed = fields.filter(([name]) => findField(definition, name) !== undefined);
  const quarantine = suspicion(received, timeTrap);
  return {
    id,
    form,
    receivedAt,
    site: site.key,
    locale: page?.address.locale ?? site.locales[0],
    fields,
    digest: leadDigest({ form, fields: typed, files }),
    files: files.map(({ field, name, type, size, key }) => ({ field, name, type, size, key })),
    ...(quarantine ? { quarantine } : {}),
  };
}

/** As the route table knows it, whatever was posted: an address that does not exist is not passed on. */
function pageField(page: PageRequest | undefined): readonly (readonly [name: string, value: string])[] {
  return page?.match ? [[HIDDEN.page, localizePath(page.address.path, page.address.prefix)]] : [];
}

/** @returns a value as all are, however it came: a number without JavaScript as it was typed, a line with breaks from no browser */
function tidy(field: FormField | undefined, value: string, country: string): string {
  if (field?.kind === 'phone') return readPhone(value, country).number;
  if (field?.kind === 'textarea') return value;
  const line = value.replaceAll(/[\r\n]+/g, ' ');
  return field?.kind === 'email' ? line.trim() : line;
}

function suspicion(received: Received, timeTrap: TimeTrap): Lead['quarantine'] {
  if (findHidden(received, HIDDEN.honeypot) !== undefined) return 'honeypot';
  return timeTrap.isTooFast(findHidden(received, HIDDEN.token)) ? 'tooFast' : undefined;
}
