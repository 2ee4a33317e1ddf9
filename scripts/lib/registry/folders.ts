import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What is one folder each, and what makes a folder one. */
export interface FolderKind {
  /** Where they are, in the repository. */
  readonly place: string;
  readonly needed: readonly string[];
}

/** Content blocks. */
export const BLOCKS: FolderKind = { place: 'src/blocks', needed: ['schema.ts', 'block.ts'] };
/** Page templates. */
export const TEMPLATES: FolderKind = { place: 'src/pages', needed: ['schema.ts', 'template.ts'] };

/** Scenes: the product at work. */
export const SCENES: FolderKind = { place: 'src/scenes/catalogue', needed: ['schema.ts', 'scene.ts', 'specimen.ts'] };

/** Lists of entries. */
export const COLLECTIONS: FolderKind = {
  place: 'src/collections',
  needed: ['collection.ts', 'schema.ts', 'labels.ts', 'view.ts', 'server.ts'],
};

/** One of them, as its folder says. */
export interface PartFolder {
  /** Its name, as `type` of a block and `template` of a page stand in content files. */
  readonly name: string;
  /** Whether it has a part on the server. */
  readonly server: boolean;
  /** The files that it needs and does not have yet. */
  readonly missing: readonly string[];
}

/**
 * @param root the repository
 * @param kind what is looked for
 * @returns every folder of the kind, by name; what is still being written too
 */
export function partFolders(root: string, { place, needed }: FolderKind): PartFolder[] {
  const folder = path.join(root, place);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const has = (file: string) => existsSync(path.join(folder, name, file));
      return { name, server: has('server.ts'), missing: needed.filter((file) => !has(file)) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
