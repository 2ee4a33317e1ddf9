/** In a raw template an escape is no sign, but its letters. */
const RAW = /String\.raw\s*`[^`]*[^\0-\u007f]/;

/**
 * @param code JavaScript
 * @returns the same in ASCII; a backslash before a sign, which needs none, goes
 * @throws where a raw template has such a sign
 */
export function toAscii(code: string): string {
  const raw = RAW.exec(code);
  if (raw) throw new Error(`Write the last sign as an escape, since the build does not know what it is for: ${raw[0]}`);
  return code.replaceAll(/(\\*)([^\0-\u007f]+)/g, (_, slashes: string, signs: string) => {
    const isEscaped = slashes.length % 2 === 1;
    const escapes = Array.from({ length: signs.length }, (_each, index) => escapeOf(signs.charCodeAt(index)));
    return (isEscaped ? slashes.slice(1) : slashes) + escapes.join('');
  });
}

/** @param unit of UTF-16 */
const escapeOf = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
