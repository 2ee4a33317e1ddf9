import { camelCase } from '../new/words.ts';
import { BLOCKS, COLLECTIONS, partFolders, SCENES, TEMPLATES, type FolderKind, type PartFolder } from './folders.ts';

const headerOf = ({ place }: FolderKind) =>
  `// Written by \`npm run registry\` from the folders of ${place}; the commands that build and test run it too. Not to be edited.\n`;

/** One of the files: which part of each folder it holds. */
interface RegistryFile {
  readonly file: string;
  readonly kind: FolderKind;
  /** The module in the folder. */
  readonly module: string;
  /** What the module calls it, behind the folder's name. */
  readonly suffix: string;
  readonly name: string;
  readonly about: string;
}

const FILES: readonly RegistryFile[] = [
  {
    file: 'src/app/registry/blocks.gen.ts',
    kind: BLOCKS,
    module: 'block.ts',
    suffix: 'Block',
    name: 'blockDefinitions',
    about: 'What draws each block. For server and browser; `blocks.ts` holds it to the schemas.',
  },
  {
    file: 'src/app/registry/blockSchemas.gen.ts',
    kind: BLOCKS,
    module: 'schema.ts',
    suffix: 'Schema',
    name: 'schemas',
    about: 'What editors may write of each block. Server and scripts only.',
  },
  {
    file: 'src/app/registry/blockServers.gen.ts',
    kind: BLOCKS,
    module: 'server.ts',
    suffix: 'Server',
    name: 'blockServers',
    about: 'What the server does for a block; most need nothing. Server and scripts only.',
  },
  {
    file: 'src/app/registry/templates.gen.ts',
    kind: TEMPLATES,
    module: 'template.ts',
    suffix: 'Template',
    name: 'templateDefinitions',
    about: 'What draws each template. For server and browser; `templates.ts` holds it to the schemas.',
  },
  {
    file: 'src/app/registry/templateSchemas.gen.ts',
    kind: TEMPLATES,
    module: 'schema.ts',
    suffix: 'Schema',
    name: 'templateSchemas',
    about: 'What editors may write of each template. Server and scripts only.',
  },
  {
    file: 'src/app/registry/templateServers.gen.ts',
    kind: TEMPLATES,
    module: 'server.ts',
    suffix: 'Server',
    name: 'templateServers',
    about: 'What the server does for the pages of a template; most need nothing. Server and scripts only.',
  },
  {
    file: 'src/collections/definitions.gen.ts',
    kind: COLLECTIONS,
    module: 'collection.ts',
    suffix: 'Collection',
    name: 'collectionDefinitions',
    about: 'Where each list is, and by what it is narrowed. For server and browser: the route table is made of it.',
  },
  {
    file: 'src/collections/schemas.gen.ts',
    kind: COLLECTIONS,
    module: 'schema.ts',
    suffix: 'Schema',
    name: 'collectionSchemas',
    about: 'What editors say of an entry of each list, and what the list shows of it. Server and scripts only.',
  },
  {
    file: 'src/collections/labels.gen.ts',
    kind: COLLECTIONS,
    module: 'labels.ts',
    suffix: 'Labels',
    name: 'collectionLabels',
    about: 'What each list calls its facets. For server and browser.',
  },
  {
    file: 'src/collections/views.gen.ts',
    kind: COLLECTIONS,
    module: 'view.ts',
    suffix: 'View',
    name: 'collectionViews',
    about: 'What draws an entry of each list. For server and browser; `cards.ts` holds it to the schemas.',
  },
  {
    file: 'src/collections/servers.gen.ts',
    kind: COLLECTIONS,
    module: 'server.ts',
    suffix: 'Server',
    name: 'collectionServers',
    about: 'What the server does for each list. Server and scripts only.',
  },
  {
    file: 'src/scenes/scenes.gen.ts',
    kind: SCENES,
    module: 'scene.ts',
    suffix: 'Scene',
    name: 'sceneDefinitions',
    about: 'What draws each scene. For server and browser; `scenes.ts` holds it to the schemas.',
  },
  {
    file: 'src/scenes/sceneSchemas.gen.ts',
    kind: SCENES,
    module: 'schema.ts',
    suffix: 'Schema',
    name: 'sceneSchemas',
    about: 'What editors may write of each scene. Server and scripts only.',
  },
  {
    file: 'src/scenes/sceneSpecimens.gen.ts',
    kind: SCENES,
    module: 'specimen.ts',
    suffix: 'Specimen',
    name: 'sceneSpecimens',
    about: 'An example of each scene in each language, for `/__ui` and tests.',
  },
];

/**
 * A folder without all that it needs is being written, and not among them.
 *
 * @param root the repository
 * @returns the text of each file of the registry by its path: what the folders say
 */
export function registryFiles(root: string): ReadonlyMap<string, string> {
  return new Map(
    FILES.map((file) => {
      const whole = partFolders(root, file.kind).filter(({ missing }) => missing.length === 0);
      return [file.file, textOf(file, file.module === 'server.ts' ? whole.filter(({ server }) => server) : whole)];
    }),
  );
}

function textOf({ kind, module, suffix, name, about }: RegistryFile, folders: readonly PartFolder[]): string {
  const part = (folder: PartFolder) => camelCase(folder.name) + suffix;
  const imports = folders.map(
    (folder) => `import { ${part(folder)} } from '#${kind.place}/${folder.name}/${module}';\n`,
  );
  const key = (folder: PartFolder) => (folder.name.includes('-') ? `'${folder.name}'` : folder.name);
  const rows = folders.map((folder) => `  ${key(folder)}: ${part(folder)},\n`);
  return `${headerOf(kind)}${imports.join('')}\n/** ${about} */\nexport const ${name} = {\n${rows.join('')}} as const;\n`;
}
