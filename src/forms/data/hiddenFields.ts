/** What a form posts beside what is typed, under these names. */
export const HIDDEN = {
  /** The path of the page that holds the form, with its locale prefix. */
  page: 'page',
  /** For programs that fill in whatever they find: people never see it. */
  honeypot: 'website_url',
  /** From `GET /api/forms/token`, asked for when the form first has the focus. */
  token: 'token',
  /** The same at each try, so that a lead that came twice is one lead. */
  idempotencyKey: 'idempotency_key',
  /** 'true' once the number was found valid; what `phoneIsValid` looks at. */
  phoneIsValid: 'phone_is_valid',
  /** The client id of the analytics, if the visitor has agreed to them. */
  clientId: 'g_client_id',
} as const;
