/**
 * The content security policy, as data. A third party is declared once, here, with all that it needs;
 * the policy is generated from the list, so that no tag can ask for `unsafe-inline`.
 */

type CspDirectives = Readonly<Record<string, readonly string[]>>;

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
 * @returns the directives as `helmet` takes them
 */
export function cspDirectives(nonce?: string): Record<string, string[]> {
  const directives = Object.fromEntries(Object.entries(BASE).map(([name, values]) => [name, [...values]]));
  if (nonce) directives['script-src']?.push(`'nonce-${nonce}'`);
  return directives;
}

/**
 * @param nonce see `cspDirectives`
 * @returns the policy as a header value
 */
export function cspHeader(nonce?: string): string {
  return Object.entries(cspDirectives(nonce))
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}
