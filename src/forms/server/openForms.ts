import path from 'node:path';
import type { Logger } from 'pino';
import { dataDirectory, type Env } from '#config/env.ts';
import { createValidate } from '#src/forms/server/intake/createValidate.ts';
import { createFormGuards, type FormGuards } from '#src/forms/server/intake/guards/formGuards.ts';

/** What stands between a visitor's post and the leads. */
export interface SiteForms extends FormGuards {
  /** The rules of a form, with all that only the server knows. */
  readonly validate: ReturnType<typeof createValidate>;
}

/**
 * @param root the folder of the repository, or of the image
 * @returns what judges the forms of this site, as its environment says
 */
export async function openForms(env: Env, logger: Logger, root: string): Promise<SiteForms> {
  const guards = await createFormGuards({
    perMinute: env.FORM_RATE_LIMIT,
    seconds: env.FORM_MIN_SECONDS,
    dataDirectory: dataDirectory(env, root),
    redisUrl: env.REDIS_URL,
    logger,
  });
  return { ...guards, validate: createValidate(path.join(root, 'public')) };
}
