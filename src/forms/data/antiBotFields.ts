/** Of the anti-bot check, what a form posts (SPEC part 7). */
export const ANTI_BOT = {
  /** The token, as the check gave it; under the second name when a comment is sent. */
  tokens: ['recaptcha', 'comment[recaptcha]'],
  /** Anything, when the check failed in the browser: the form is sent all the same (SPEC part 8). */
  failure: 'recaptcha_error',
} as const;
