/**
 * @param target where a redirect is to lead
 * @returns it as a path of this site, with a leading slash; undefined for anything that could leave it: another scheme,
 *   `//host`, a backslash, control characters or white space, which browsers fold away
 */
export function safePath(target: string): string | undefined {
  const path = target.startsWith('/') ? target : `/${target}`;
  // A colon before the first slash, query or anchor would have been a scheme.
  if (!target.startsWith('/') && /^[^/?#]*:/.test(target)) return undefined;
  if (path.startsWith('//') || /[\\\u0000-\u0020\u007f]/.test(path)) return undefined;
  return path;
}
