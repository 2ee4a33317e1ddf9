import { z } from 'zod';
import type { Path } from '#src/content/files/yamlFile.ts';

/** The files that are lists whose entries hold by themselves: a bad one is a problem and left out, the others stay. */
export const separateLists = z.registry<{ readonly separate: true }>();

/**
 * @param schema of a file
 * @param value what the file holds
 * @param wrong where something is wrong with it: a value that is refused, or a text of which a part would be lost
 * @returns the good entries; undefined where a file is good as a whole or not at all
 */
export function goodEntries(schema: z.ZodType, value: unknown, wrong: readonly { readonly path: Path }[]): unknown {
  if (!separateLists.has(schema) || !Array.isArray(value)) return undefined;
  const bad = new Set(wrong.map(({ path: [index] }) => index));
  const result = schema.safeParse(value.filter((_, index) => !bad.has(index)));
  return result.success ? result.data : undefined;
}
