import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where blocks are, in the repository. */
export const BLOCKS = 'src/blocks';

/** A block as its folder says. */
export interface BlockFolder {
  /** Its name, as `type` stands in content files. */
  readonly type: string;
  /** Whether it has a part on the server. */
  readonly server: boolean;
  /** The files that it needs and does not have yet. */
  readonly missing: readonly string[];
}

/** What makes a folder a block. */
const NEEDED = ['schema.ts', 'block.ts'];

/** @param root the repository @returns every folder of blocks, by name; what is still being written too */
export function blockFolders(root: string): BlockFolder[] {
  const folder = path.join(root, BLOCKS);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: type }) => {
      const has = (file: string) => existsSync(path.join(folder, type, file));
      return { type, server: has('server.ts'), missing: NEEDED.filter((file) => !has(file)) };
    })
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}
