import { camelCase } from '../new/words.ts';
import { BLOCKS, blockFolders, type BlockFolder } from './blockFolders.ts';

const HEADER = `// Written by \`npm run registry\` from the folders of ${BLOCKS}; the commands that build and test run it too. Not to be edited.\n`;

/** One of the files: which part of each block it holds. */
interface RegistryFile {
  readonly file: string;
  /** The module in the block's folder. */
  readonly module: string;
  /** What the module calls it, behind the block's name. */
  readonly suffix: string;
  readonly name: string;
  readonly about: string;
  readonly of: (block: BlockFolder) => boolean;
}

const FILES: readonly RegistryFile[] = [
  {
    file: 'src/app/registry/blocks.gen.ts',
    module: 'block.ts',
    suffix: 'Block',
    name: 'blockDefinitions',
    about: 'What draws each block. For server and browser; `blocks.ts` holds it to the schemas.',
    of: () => true,
  },
  {
    file: 'src/app/registry/blockSchemas.gen.ts',
    module: 'schema.ts',
    suffix: 'Schema',
    name: 'schemas',
    about: 'What editors may write of each block. Server and scripts only.',
    of: () => true,
  },
  {
    file: 'src/app/registry/blockServers.gen.ts',
    module: 'server.ts',
    suffix: 'Server',
    name: 'blockServers',
    about: 'What the server does for a block; most need nothing. Server and scripts only.',
    of: ({ server }) => server,
  },
];

/**
 * A folder without all that a block needs is being written, and not among them.
 *
 * @param root the repository
 * @returns the text of each file of the registry by its path: what the folders say
 */
export function registryFiles(root: string): ReadonlyMap<string, string> {
  const blocks = blockFolders(root).filter(({ missing }) => missing.length === 0);
  return new Map(FILES.map((file) => [file.file, textOf(file, blocks.filter(file.of))]));
}

function textOf({ module, suffix, name, about }: RegistryFile, blocks: readonly BlockFolder[]): string {
  const part = (type: string) => camelCase(type) + suffix;
  const imports = blocks.map(({ type }) => `import { ${part(type)} } from '#${BLOCKS}/${type}/${module}';\n`);
  const rows = blocks.map(({ type }) => `  ${type.includes('-') ? `'${type}'` : type}: ${part(type)},\n`);
  return `${HEADER}${imports.join('')}\n/** ${about} */\nexport const ${name} = {\n${rows.join('')}} as const;\n`;
}
