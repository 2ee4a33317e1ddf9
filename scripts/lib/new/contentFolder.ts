/** Where the blog is: its posts are kept apart from the pages. */
const POSTS = '/blog/';
const LISTS = /^\/blog\/(category|tag|search)(\/|$)/;

/** @returns whether a path is that of a post */
export function isPost(path: string): boolean {
  return path.startsWith(POSTS) && !LISTS.test(path);
}

/**
 * @param path the path of a page, without language
 * @returns the folder of its content, in the repository
 */
export function folderOf(path: string): string {
  if (isPost(path)) return `content/posts/${path.slice(POSTS.length)}`;
  return `content/pages${path === '/' ? '/home' : path}`;
}
