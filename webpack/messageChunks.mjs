import path from 'node:path';

/** What every page loads. Other entries are pages of the development server, which have all messages. */
const ENTRY = 'main';

/** What every page carries. */
export const SHELL_CHUNK = 'shell';

/**
 * What has words of its own: a template and a block, as the registries name their chunks, which pages carry; and what a visitor
 * may be shown on any page, such as the question for consent, which no page carries: whoever shows it loads its words first.
 */
const hasOwnWords = (name) => /^(block|page|visitor)-/.test(name ?? '');

/**
 * Reads from webpack's graph which chunks of a page bring a file along.
 *
 * @param {import('webpack').Compilation} compilation whose chunks are made
 * @param {string} root the repository
 * @returns {Map<string, Set<string>>} file, relative to the root → the names of the chunks; `shell` is every page's
 */
export function chunksByFile({ chunks, chunkGraph }, root) {
  const found = new Map();
  for (const chunk of chunks) {
    const names = new Set([...chunk.groupsIterable].flatMap((group) => carriersOf(group)));
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      for (const file of filesOf(module)) {
        const name = path.relative(root, file).split(path.sep).join('/');
        found.set(name, new Set([...(found.get(name) ?? []), ...names]));
      }
    }
  }
  return found;
}

/** A chunk that code loads by itself, later, is no part of a page: what loads it has to bring its messages. */
function carriersOf(group, seen = new Set()) {
  if (seen.has(group)) return [];
  seen.add(group);
  if (group.isInitial()) return group.name === ENTRY ? [SHELL_CHUNK] : [];
  return hasOwnWords(group.name) ? [group.name] : group.getParents().flatMap((parent) => carriersOf(parent, seen));
}

/** In production several modules may be put together into one. */
const filesOf = (module) =>
  (module.modules ?? [module]).map((part) => part.nameForCondition?.()).filter((file) => file);
