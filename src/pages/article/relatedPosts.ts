/** A post, as far as it is compared with others. */
interface ComparedPost {
  readonly path: string;
  readonly settings: { readonly entry: Readonly<Record<string, unknown>> };
}

const SHOWN = 3;
/** A tag says more of what a post is about than its category. */
const WEIGHTS = { tag: 2, category: 1 } as const;

/**
 * @param posts all that are public, newest first
 * @param path of the post that is read
 * @returns the posts that have most in common with it, of those alike the newest first
 */
export function relatedPosts<Post extends ComparedPost>(posts: readonly Post[], path: string): Post[] {
  const read = posts.find((post) => post.path === path);
  if (!read) return [];
  const weigh = ({ settings: { entry } }: ComparedPost) => {
    const shared = tagsOf(entry).filter((tag) => tagsOf(read.settings.entry).includes(tag)).length;
    return shared * WEIGHTS.tag + (entry.category === read.settings.entry.category ? WEIGHTS.category : 0);
  };
  // The order of the list holds where the weights are alike.
  return posts
    .filter((post) => post !== read)
    .sort((a, b) => weigh(b) - weigh(a))
    .slice(0, SHOWN);
}

const tagsOf = ({ tags }: Readonly<Record<string, unknown>>) => (Array.isArray(tags) ? (tags as unknown[]) : []);
