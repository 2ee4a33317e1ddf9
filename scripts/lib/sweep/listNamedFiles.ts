import type { Answer } from './createGet.ts';
import type { FileKind, UsedFile } from './readDocument.ts';

/**
 * @param answer a file that pages use
 * @returns the files that it names in its turn, which a browser gets when they are needed: fonts and pictures of a style sheet,
 *   icons of a manifest, chunks of a script
 */
export function listNamedFiles({ bytes }: Pick<Answer, 'bytes'>, kind: FileKind): UsedFile[] {
  switch (kind) {
    case 'style':
      return listOfStyles(bytes.toString());
    case 'script':
      return listChunks(bytes.toString());
    case 'manifest':
      return listIcons(JSON.parse(bytes.toString()) as Manifest);
    default:
      return [];
  }
}

function listOfStyles(css: string): UsedFile[] {
  const hrefs = [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, href = '']) => href);
  return hrefs
    .filter((href) => !/^(?:data:|#)/.test(href))
    .map((href) => ({ href, kind: /\.woff2?$/.test(href) ? 'font' : 'image' }));
}

interface Manifest {
  readonly icons?: readonly { readonly src: string }[];
}

const listIcons = ({ icons = [] }: Manifest): UsedFile[] => icons.map(({ src: href }) => ({ href, kind: 'image' }));

/** The runtime of webpack names a chunk `id.hash.js`, out of a table that it has for scripts and one for styles. */
const TABLE = /\w\+"\."\+\(?\{([\w:",]+)\}\)?\[\w\]\+"\.(js|css)"/g;

function listChunks(script: string): UsedFile[] {
  return [...script.matchAll(TABLE)].flatMap(([, table = '', extension = '']) =>
    [...table.matchAll(/(\w+):"(\w+)"/g)].map(([, id = '', hash = '']) => ({
      // Beside the script itself.
      href: `${id}.${hash}.${extension}`,
      kind: extension === 'js' ? 'script' : 'style',
    })),
  );
}
