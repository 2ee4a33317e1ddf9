/** The `Cache-Control` values of the site. One name for each kind of answer, so that no handler invents its own. */
export const cachePolicies = {
  /** The name carries a hash of the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Served as they are, under a name that stays. */
  publicFile: 'public, max-age=3600',
  /** Pages: shared caches revalidate by ETag; browsers too, so that a new release is seen at once. */
  page: 'public, max-age=0, must-revalidate',
  /** Answers that are the same for everybody for a short while. */
  shared: 'public, max-age=60',
  /** What was found for words that a visitor has typed: the visitor's browser may keep it for a short while, no shared cache. */
  typed: 'private, max-age=60',
  /** Depends on the visitor, or must not be kept. */
  none: 'no-store',
} as const;
