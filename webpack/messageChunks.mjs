import path from 'node:path';

/** What every page loads. Other entries are pages of the development server, which have all messages. */
const ENTRY = 'main';

/** What every page carries. */
export const SHELL_CHUNK = 'shell';

/** What no page carries, though browsers need it: whoever loads its code loads the words of the language first. */
const LATER_CHUNK = 'later';

/** What a visitor may be shown on any page, such as the question for consent: its words are a file of their own. */
export const isOfVisitor = (name) => name?.startsWith('visitor-') ?? false;

/** A template, a block and the bar of a draft, as `pageChunks` names their chunks: pages carry the words of theirs. */
const hasOwnWords = (name) => isOfVisitor(name) || /^(block-|page-|draft-bar$)/.test(name ?? '');

/**
 * Reads from webpack's graph which chunks of a page bring a file along.
 *
 * @param {import('webpack').Compilation} compilation whose chunks are made
 * @param {string} root the repository
 * @returns {Map<string, Set<string>>} file, relative to the root → the names of the chunks; `shell` is every page's, `later` no
 *   page's
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

/**
 * A chunk that a block or a template loads by itself, later, is no part of a page: what loads it has to bring its messages.
 * What the code of every page loads is seldom loaded, or brings HTML that the server has drawn: it brings none.
 */
function carriersOf(group, seen = new Set()) {
  if (seen.has(group)) return [];
  seen.add(group);
  if (group.isInitial()) return group.name === ENTRY ? [SHELL_CHUNK] : [];
  if (hasOwnWords(group.name)) return [group.name];
  return group.getParents().flatMap((parent) => (parent.isInitial() ? [LATER_CHUNK] : carriersOf(parent, seen)));
}

/** In production several modules may be put together into one. */
const filesOf = (module) =>
  (module.modules ?? [module]).map((part) => part.nameForCondition?.()).filter((file) => file);
