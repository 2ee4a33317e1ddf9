import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import type { CollectionDefinition } from '#src/shared/collections/collection.ts';

const lists: readonly CollectionDefinition[] = Object.values(collectionDefinitions);

/** @returns the list that the page of a path is an entry of; undefined where it is none */
export function listOf(path: string): CollectionDefinition | undefined {
  const route = matchRoute(path)?.route.path;
  return lists.find(({ path: list, entry }) => entry !== undefined && route === `${list}/${entry}`);
}

/**
 * @param path the path of a page, without language
 * @returns the folder of its content, in the repository
 */
export function folderOf(path: string): string {
  const list = listOf(path);
  if (list) return `content/${list.name}${path.slice(list.path.length)}`;
  return `content/pages${path === '/' ? '/home' : path}`;
}
