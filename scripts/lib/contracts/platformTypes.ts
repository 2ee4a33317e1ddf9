import { readFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

/** What samples are compiled against; made, and committed. */
export const PLATFORM_TYPES = 'content/api/platform.d.ts';

const DESCRIPTION = 'content/api/platform.openapi.yaml';

/**
 * @param root the repository
 * @returns the types of what the provider's interface takes and sends, made of its description
 */
export async function writePlatformTypes(root: string): Promise<string> {
  const api = parse(readFileSync(path.join(root, DESCRIPTION), 'utf8')) as Parameters<typeof openapiTS>[0];
  const types = astToString(await openapiTS(api, { alphabetize: false }));
  return `/** Made of platform.openapi.yaml by npm run contracts; edits are lost. */\n${types}`;
}
