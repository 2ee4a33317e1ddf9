import { stringify } from 'yaml';
import { cmsContract } from './cmsContract.ts';
import { docsContract } from './docsContract.ts';
import { formsContract } from './formsContract.ts';
import type { Contract } from './openApi.ts';
import { pricesContract } from './pricesContract.ts';

/** Where the contracts are, in the repository. */
export const CONTRACT_FOLDER = 'docs/api';

/** Every upstream's contract by its file. */
export const contracts: Readonly<Record<string, () => Contract>> = {
  'cms.openapi.yaml': cmsContract,
  'docs.openapi.yaml': docsContract,
  'prices.openapi.yaml': pricesContract,
  'forms.openapi.yaml': formsContract,
};

/** @returns a contract as its file has it */
export function writeContract(contract: Contract): string {
  const text = stringify(contract, { aliasDuplicateObjects: false, lineWidth: 120 });
  return `# Made from the code by \`npm run contracts\`: not edited by hand.\n${text}`;
}
