import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Site } from '#config/sites.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import { Refusal, refusals } from '#src/forms/server/intake/Refusal.ts';
import { antiBotResult, type AntiBotResult } from '#src/forms/server/intake/guards/antiBotResult.ts';
import { clientKey } from '#src/server/http/clientKey.ts';
import { checkRequest } from '#src/forms/server/intake/guards/checkRequest.ts';
import { formPage } from '#src/forms/server/intake/formPage.ts';
import { SALVAGE_LIMITS, type FormLimits } from '#src/forms/server/intake/formLimits.ts';
import type { Lead, LeadDraft, LeadStore } from '#src/forms/server/Lead.ts';
import { NoRoom } from '#src/forms/server/keeping/leadsSpace.ts';
import { referenceOf } from '#src/forms/server/intake/leadId.ts';
import { makeLead } from '#src/forms/server/intake/makeLead.ts';
import { createRateLimit, type RateLimit } from '#src/server/http/rateLimit.ts';
import {
  findHidden,
  foreignChoices,
  hasTooLong,
  readValues,
  typedValues,
} from '#src/forms/server/intake/readValues.ts';
import { createReceived, receiveForm, type Received } from '#src/forms/server/intake/receiveForm.ts';
import { StorageError } from '#src/forms/server/intake/files/takeFile.ts';
import type { TimeTrap } from '#src/forms/server/intake/guards/timeTrap.ts';
import type { FormDefinition, FormErrors, FormValues, ReturnedForm } from '#src/forms/data/formDefinition.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';

/** Where leads go, and what each post is measured by. */
export interface IntakeOptions {
  readonly store: LeadStore;
  /** The rules of SPEC part 5, as the server knows them. */
  readonly validate: (definition: FormDefinition, values: FormValues) => FormErrors;
  readonly rateLimit: RateLimit;
  readonly timeTrap: TimeTrap;
  readonly limits: FormLimits;
  readonly logger: Logger;
  /** The clock, in ms. */
  readonly now: () => number;
}

/** How a post has ended. */
export type Outcome = {
  /** The page on which the form stands, if it says so. */
  readonly page: PageRequest | undefined;
} & (
  | {
      readonly reference: string;
      readonly known: boolean;
      readonly quarantine: Lead['quarantine'];
      readonly antiBot: AntiBotResult;
    }
  | { readonly returned: ReturnedForm; readonly status: number; readonly refusal?: Refusal }
);

interface Post {
  readonly site: Site;
  readonly definition: FormDefinition;
  /** Whether the answer has to bring back what was typed: a page without JavaScript cannot keep it itself. */
  readonly givesBack: boolean;
}

type Intake = (req: Request, post: Post) => Promise<Outcome>;

/** So many posts a minute that a client sends beyond its limit still bring back what was typed; more come from programs. */
const COURTESY = 5;

/** From a request to a lead that is stored, or to the reason why it is not. Never throws for what was sent. */
export function createIntake(options: IntakeOptions): Intake {
  const courtesy = createRateLimit(COURTESY);
  /**
   * Origin: nobody has typed it here. Type: it cannot be read. Rate: reading it and rendering its page is the work that the
   * limit is to prevent.
   */
  const isGivenBack = async (req: Request, { reason }: Refusal) =>
    reason !== 'origin' && reason !== 'type' && (reason !== 'rate' || (await courtesy(clientKey(req.ip))) === 0);

  return async function intake(req, post) {
    const { site, definition, givesBack } = post;
    const { store, limits, logger } = options;
    const received = createReceived();
    const refused = await checkRequest(req, { site, rateLimit: options.rateLimit, bodyBytes: limits.bodyBytes });
    if (refused) {
      if (givesBack && (await isGivenBack(req, refused))) await salvage(req, received, definition);
      return refuse(refused, received, post);
    }
    const draft = await store.open().catch((error: unknown) => {
      logger.error({ err: error }, 'The store of leads takes nothing');
      received.storageError = new StorageError('There is no draft', { cause: error });
      return undefined;
    });
    try {
      await receiveForm(req, received, { definition, limits, draft });
      return await decide(received, draft, post, options);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error, received, post);
      throw error;
    } finally {
      await draft?.discard();
    }
  };
}

/** Of a post that is refused before it is read, as much as comes at once, so that the visitor gets it back. */
async function salvage(req: Request, received: Received, definition: FormDefinition): Promise<void> {
  try {
    await receiveForm(req, received, { definition, limits: SALVAGE_LIMITS, draft: undefined });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** @throws {Refusal} when the lead cannot be stored, or is not what a form sends */
async function decide(
  received: Received,
  draft: LeadDraft | undefined,
  { site, definition }: Post,
  { validate, timeTrap, logger, now }: IntakeOptions,
): Promise<Outcome> {
  if (draft && received.storageError) logger.error({ err: received.storageError }, 'A file could not be kept');
  if (!draft || received.storageError) throw storageRefusal(received, draft !== undefined);
  if (hasTooLong(definition, received)) throw refusals.tooLong();
  const errors = {
    ...foreignChoices(definition, received),
    ...Object.fromEntries(received.fileErrors),
    ...validate(definition, readValues(definition, received)),
  };
  const page = formPage(findHidden(received, HIDDEN.page), site);
  if (Object.keys(errors).length > 0) {
    return { page, status: 422, returned: { form: definition.id, values: typedValues(definition, received), errors } };
  }
  const lead = makeLead({ received, definition, site, page, timeTrap, receivedAt: new Date(now()).toISOString() });
  const stored = await draft.accept(lead).catch((error: unknown) => {
    logger.error({ err: error }, 'A lead could not be stored');
    throw refusals.storage();
  });
  if (stored === 'conflict') throw refusals.conflict();
  return {
    page,
    reference: referenceOf(lead.id),
    known: stored === 'known',
    quarantine: lead.quarantine,
    antiBot: antiBotResult(received),
  };
}

/** @param isOpen whether the store takes words still */
function storageRefusal({ storageError }: Received, isOpen: boolean): Refusal {
  if (!(storageError?.cause instanceof NoRoom)) return refusals.storage();
  return isOpen ? refusals.fileRoom() : refusals.room();
}

function refuse(refusal: Refusal, received: Received, { site, definition }: Post): Outcome {
  return {
    page: formPage(findHidden(received, HIDDEN.page), site),
    status: refusal.status,
    refusal,
    returned: {
      form: definition.id,
      values: typedValues(definition, received),
      errors: {},
      problem: refusal.problem,
    },
  };
}
