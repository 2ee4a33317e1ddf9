import { z } from 'zod';

/** The files that are lists whose entries hold by themselves: a bad one is a problem and left out, the others stay. */
export const separateLists = z.registry<{ readonly separate: true }>();

/**
 * @param schema of a file
 * @param value what the file holds
 * @param error what is wrong with it
 * @returns the good entries; undefined where a file is good as a whole or not at all
 */
export function goodEntries(schema: z.ZodType, value: unknown, error: z.ZodError): unknown {
  if (!separateLists.has(schema) || !Array.isArray(value)) return undefined;
  const bad = new Set(error.issues.map(({ path: [index] }) => index));
  const result = schema.safeParse(value.filter((_, index) => !bad.has(index)));
  return result.success ? result.data : undefined;
}
