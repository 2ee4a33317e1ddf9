import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SETTINGS = 'page.yaml';

/**
 * Makes a content folder as large as the site may become, of what is there: each page that lies below another is copied
 * beside itself, in all its languages, until there are enough.
 *
 * @param from a content folder
 * @param to where the larger one is to be; its shared files, menus and redirects are the same
 * @param count how many documents it is to have
 * @returns the folders of the documents that were added
 * @throws when there are more already, or nothing to copy; nothing has been written then
 */
export async function multiplyContent(from: string, to: string, count: number): Promise<string[]> {
  const names = await readdir(from, { recursive: true });
  const documents = names.filter((name) => path.basename(name) === SETTINGS).map((name) => path.dirname(name));
  if (documents.length > count)
    throw new Error(`${from} has ${String(documents.length)} documents: ask for no less, not for ${String(count)}`);
  const models = documents.filter((folder) => !folder.startsWith('pages/') || folder.split('/').length > 2).sort();
  if (models.length === 0) throw new Error(`${from} has no page below another`);
  await cp(from, to, { recursive: true });
  const added: string[] = [];
  for (let number = 1; documents.length + added.length < count; number += 1) {
    const model = models[number % models.length] ?? '';
    const folder = `${model}-${String(number)}`;
    await copyDocument(path.join(from, model), path.join(to, folder), number);
    added.push(folder);
  }
  return added;
}

async function copyDocument(from: string, to: string, number: number): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = await readFile(path.join(from, entry.name), 'utf8');
    const renamed = text.replace(TITLE, (...found) => renumber(found.at(-1) as Title, number));
    await writeFile(path.join(to, entry.name), renamed.replace(FAVORITE, '$<key>false'));
  }
}

/** Editors put a few posts forward, however many there are. */
const FAVORITE = /^(?<key> *favorite: )true$/m;

interface Title {
  readonly key: string;
  readonly title: string;
  readonly quote: string;
}

/** No two pages may have the same title, and none a longer one than fits: a file that breaks a rule is not compiled. */
const TITLE = /^(?<key>title: ["']?)(?<title>.*?)(?<quote>["']?)$/m;
const LONGEST = 70;

function renumber({ key, title, quote }: Title, number: number): string {
  const end = ` ${String(number)}`;
  return key + title.slice(0, LONGEST - end.length).trimEnd() + end + quote;
}
