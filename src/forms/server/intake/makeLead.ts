import type { Site } from '#config/sites.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import { findField, isPassedOn } from '#src/forms/server/intake/fieldNames.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { leadDigest, leadId } from '#src/forms/server/intake/leadId.ts';
import { findHidden } from '#src/forms/server/intake/readValues.ts';
import type { Received } from '#src/forms/server/intake/receiveForm.ts';
import type { TimeTrap } from '#src/forms/server/intake/guards/timeTrap.ts';
import type { FormDefinition } from '#src/forms/data/formDefinition.ts';
import { readPhone } from '#src/forms/data/readPhone.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';

interface LeadParts {
  readonly received: Received;
  readonly definition: FormDefinition;
  readonly site: Site;
  /** Its locale is the visitor's. */
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
  const fields = received.fields
    .filter(([name]) => findField(definition, name) !== undefined || isPassedOn(name))
    // Without JavaScript a number comes as it was typed; the provider gets all alike.
    .map(([name, value]): readonly [string, string] =>
      findField(definition, name)?.kind === 'phone' ? [name, readPhone(value, country).number] : [name, value],
    );
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

function suspicion(received: Received, timeTrap: TimeTrap): Lead['quarantine'] {
  if (findHidden(received, HIDDEN.honeypot) !== undefined) return 'honeypot';
  return timeTrap.isTooFast(findHidden(received, HIDDEN.token)) ? 'tooFast' : undefined;
}
