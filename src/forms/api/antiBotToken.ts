import type { PublicThirdParties } from '#config/publicConfig.ts';
import { ANTI_BOT } from '#src/forms/data/antiBotFields.ts';
import { loadThirdParty } from '#src/visitor/data/loadThirdParty.ts';

/** Of the check's script, what is used here. */
interface Check {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Check;
  }
}

/** How long a form waits for its token, in ms. */
const PATIENCE = 3000;

type Settings = NonNullable<PublicThirdParties['captcha']>;

let loading: Promise<void> | undefined;

/**
 * Asks for a token that says that a person sends this form (SPEC part 7). Only with consent: who has not agreed sends
 * without.
 *
 * @param settings of the operator
 * @param action the form's address
 * @returns the field to post: the token, or the mark that it failed, which is logged here and by the server (SPEC part 8).
 *   Never throws, and never takes longer than 3 s
 */
export async function antiBotField(
  settings: Settings,
  action: string,
): Promise<readonly [name: string, value: string]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The token is late')), PATIENCE);
  });
  try {
    const token = await Promise.race([getToken(settings, action), late]);
    const [plain, ofComment] = ANTI_BOT.tokens;
    return [action.includes('comment') ? ofComment : plain, token];
  } catch (error) {
    console.warn('Invalid domain for site key', error);
    return [ANTI_BOT.failure, 'true'];
  } finally {
    clearTimeout(timer);
  }
}

async function getToken({ siteKey, origin }: Settings, action: string): Promise<string> {
  loading ??= loadThirdParty('captcha', `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  try {
    await loading;
  } catch (error) {
    // The next form asks again.
    loading = undefined;
    throw error;
  }
  const check = window.grecaptcha;
  if (!check) throw new Error('The script of the check is none');
  await new Promise<void>((resolve) => {
    check.ready(resolve);
  });
  const token: unknown = await check.execute(siteKey, { action: action.replaceAll(/[^A-Za-z/_]/g, '_') });
  if (typeof token !== 'string' || token === '') throw new Error('The check gave no token');
  return token;
}
