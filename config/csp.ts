/**
 * The content security policy, as data. What a third party needs is in its row of `thirdParties.ts`; the policy is generated
 * from these, so that no tag can ask for `unsafe-inline`.
 */

/** Sources by directive. */
export type CspDirectives = Readonly<Record<string, readonly string[]>>;

/** Writes the policy of an answer: with a nonce, where it has one. */
export type CspHeader = (nonce?: string) => string;

/** What every page needs, and nothing more. */
const BASE: CspDirectives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'style-src': ["'self'"],
  'script-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
};

/**
 * @param nonce the nonce of a streamed page; a page from the cache has none, since its HTML holds no inline script
 * @param more what third parties need beside it
 * @returns the directives, each with its sources
 */
export function cspDirectives(nonce?: string, more: CspDirectives = {}): Record<string, string[]> {
  const names = new Set([...Object.keys(BASE), ...Object.keys(more)]);
  const directives = Object.fromEntries(
    [...names].map((name) => [name, [...new Set([...(BASE[name] ?? []), ...(more[name] ?? [])])]]),
  );
  if (nonce) directives['script-src']?.push(`'nonce-${nonce}'`);
  return directives;
}

/**
 * @param nonce see `cspDirectives`
 * @param more see `cspDirectives`
 * @returns the policy as a header value
 */
export function cspHeader(nonce?: string, more?: CspDirectives): string {
  return Object.entries(cspDirectives(nonce, more))
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}
