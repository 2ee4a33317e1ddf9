import { trimSlash } from '#src/shared/address/trimSlash.ts';

/**
 * @param to where a redirect rule leads
 * @param origin of the site that follows it, as `https://host`
 * @returns the path that the site is then asked for, decoded, as rules are compared; undefined for another host
 */
export function targetPath(to: string, origin: string): string | undefined {
  const isOwn = to === origin || to.startsWith(`${origin}/`);
  const [path = ''] = (isOwn ? to.slice(origin.length) : to).split(/[?#]/);
  return path.startsWith('https:') ? undefined : trimSlash(decode(path));
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
