/**
 * @param record JSON values by name
 * @returns JSON with an entry a line: the server parses those that it needs (`src/server/render/lineRecord.ts`)
 */
export function writeLineRecord(record: Readonly<Record<string, object>>): string {
  const lines = Object.entries(record).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}
