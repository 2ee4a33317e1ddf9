import { createRequire } from 'node:module';
import type * as FileSchemas from '#src/content/schemas/fileSchemas.ts';
import type * as PageSchemas from '#src/shared/page/page.ts';

const load = createRequire(import.meta.url);

/**
 * Schemas are made when something is held to them (docs/decisions/0030): what was compiled is not, and a start that has nothing
 * to parse makes none.
 *
 * @returns the schemas of the content files
 */
export const fileSchemas = () => load('#src/content/schemas/fileSchemas.ts') as typeof FileSchemas;

/** @returns the schema of a page as it is served, see `createPageSchema` */
export const pageSchema = (...parts: Parameters<typeof PageSchemas.createPageSchema>) =>
  (load('#src/shared/page/page.ts') as typeof PageSchemas).createPageSchema(...parts);
