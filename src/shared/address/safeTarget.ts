import { safePath } from '#src/shared/address/safePath.ts';

/**
 * @param target where a redirect is to lead
 * @param origins other hosts that it may lead to, as `https://host`
 * @returns it as a path of this site, or as an address of one of the origins; undefined for anything else
 */
export function safeTarget(target: string, origins: ReadonlySet<string>): string | undefined {
  if (!target.startsWith('https://')) return safePath(target);
  if (/[\\\u0000-\u0020\u007f]/.test(target) || !URL.canParse(target)) return undefined;
  const { origin, username, password, href } = new URL(target);
  return origins.has(origin) && username === '' && password === '' ? href : undefined;
}
