/**
 * @param path with or without a leading slash
 * @returns it as the redirect rules compare it: with a leading slash, and without one behind it
 */
export function trimSlash(path: string): string {
  const bare = path.startsWith('/') ? path : `/${path}`;
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}
