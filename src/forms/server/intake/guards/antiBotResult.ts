import { findHidden } from '#src/forms/server/intake/readValues.ts';
import type { Received } from '#src/forms/server/intake/receiveForm.ts';
import { ANTI_BOT } from '#src/forms/data/antiBotFields.ts';

/** A form without JavaScript, or of a site without the check, has no token: nobody is refused for that (SPEC part 8). */
export type AntiBotResult = 'token' | 'absent' | 'failed';

/** @returns how the anti-bot check ended in the browser, by what it has posted of it */
export function antiBotResult(received: Received): AntiBotResult {
  if (findHidden(received, ANTI_BOT.failure) !== undefined) return 'failed';
  return ANTI_BOT.tokens.some((name) => findHidden(received, name) !== undefined) ? 'token' : 'absent';
}
