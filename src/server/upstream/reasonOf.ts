/** @returns a text that an error carries under this name; undefined when it has none */
function textOf(error: unknown, name: 'code' | 'message'): string | undefined {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** @returns the code of an error of the system, such as `ENOENT`; undefined when it has none */
export function codeOf(error: unknown): string | undefined {
  return textOf(error, 'code');
}

/** @returns in a few words why something failed: its code, else its message */
export function reasonOf(error: unknown): string {
  return textOf(error, 'code') ?? textOf(error, 'message') ?? 'unknown';
}
