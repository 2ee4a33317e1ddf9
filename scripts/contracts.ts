/**
 * `npm run contracts`: writes what the site asks of its upstreams, as OpenAPI, to `docs/api`, and the types of the provider's
 * own interface, for the samples of the content.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLATFORM_TYPES, writePlatformTypes } from './lib/contracts/platformTypes.ts';
import { CONTRACT_FOLDER, contracts, writeContract } from './lib/contracts/contracts.ts';

const folder = path.resolve(import.meta.dirname, '..', CONTRACT_FOLDER);
mkdirSync(folder, { recursive: true });
for (const [name, contractOf] of Object.entries(contracts)) {
  writeFileSync(path.join(folder, name), writeContract(contractOf()));
}

const root = path.resolve(import.meta.dirname, '..');
writeFileSync(path.join(root, PLATFORM_TYPES), await writePlatformTypes(root));
