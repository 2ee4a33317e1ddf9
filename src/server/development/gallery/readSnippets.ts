import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { DEFAULT_LOCALE } from '#config/locales.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createPathOf, PAGES } from '#src/content/pages/pathOfFolder.ts';

/** A block as somebody has written it. */
export interface Snippet {
  readonly type: string;
  readonly id: string;
  /** The page that it stands on. */
  readonly path: string;
  /** As it is pasted behind `blocks:`, without its indent there. */
  readonly yaml: string;
}

const pathOf = createPathOf(pageParts.collections);

/** A page for a time is not always there to be looked at. */
const HAS_TIMES = /^(?:publishAt|until):/m;

/**
 * @param directory the content folder
 * @returns of each type of block that a page uses, the shortest one in English: what there is to look up is then all there
 */
export async function readSnippets(directory: string): Promise<ReadonlyMap<string, Snippet>> {
  const snippets = new Map<string, Snippet>();
  const folders = [PAGES, ...Object.keys(pageParts.collections)];
  const files = folders.flatMap((folder) => globSync(`${folder}/**/${DEFAULT_LOCALE}.yaml`, { cwd: directory }));
  for (const name of files.sort()) {
    const settings = await readFile(path.join(directory, path.dirname(name), 'page.yaml'), 'utf8').catch(() => '');
    if (HAS_TIMES.test(settings)) continue;
    const source = await readFile(path.join(directory, name), 'utf8');
    for (const snippet of snippetsOf(source, pathOf(path.posix.dirname(name)))) {
      const known = snippets.get(snippet.type);
      if (!known || snippet.yaml.length < known.yaml.length) snippets.set(snippet.type, snippet);
    }
  }
  return snippets;
}

function snippetsOf(source: string, pagePath: string): Snippet[] {
  const { contents } = parseDocument(source);
  const blocks = isMap(contents) ? contents.get('blocks', true) : undefined;
  const items = isSeq(blocks) ? blocks.items : [];
  return items.flatMap((item) => {
    if (!isMap(item) || !item.range) return [];
    const [type, id] = [item.get('type'), item.get('id')];
    if (typeof type !== 'string' || typeof id !== 'string') return [];
    return [{ type, id, path: pagePath, yaml: textOf(item as YAMLMap & { range: [number, number, number] }, source) }];
  });
}

/** The lines of an item of a list, as if the list began at the first column. */
function textOf({ range: [start, end] }: { readonly range: [number, number, number] }, source: string): string {
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  const lines = source.slice(start, end).trimEnd().split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line.slice(column)}`)).join('\n');
}
