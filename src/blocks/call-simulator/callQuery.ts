const NAME = 'call';
const SEPARATOR = '.';

/** @returns the keys that the address carries, or undefined where it carries no call */
export function readCall(search: string): readonly string[] | undefined {
  const value = new URLSearchParams(search).get(NAME);
  return value === null ? undefined : value.split(SEPARATOR).filter(Boolean);
}

/** @returns the address with these keys in it, all else as it was */
export function withCall(address: string, keys: readonly string[]): string {
  const url = new URL(address);
  if (keys.length > 0) url.searchParams.set(NAME, keys.join(SEPARATOR));
  else url.searchParams.delete(NAME);
  return url.href;
}
