/**
 * @param value a price file
 * @returns JSON without spaces, one country or item on each line: small, and a changed rate is a changed line
 */
export function serializePrices(value: unknown): string {
  return `${write(value)}\n`;
}

function write(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map((item: unknown) => JSON.stringify(item)).join(',\n')}\n]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}:${write(child)}`);
  return `{\n${fields.join(',\n')}\n}`;
}
