import type { SiteApi } from '#src/api/siteApi.ts';
import type { PostSummary } from '#src/shared/page/postSummary.ts';

/** Posts that a page shows but does not wait for. Not observable: they do not change while a page lives. */
export class PostsStore {
  readonly #api: SiteApi;
  #favorites: Promise<readonly PostSummary[]> | undefined;

  constructor(api: SiteApi) {
    this.#api = api;
  }

  /** The same promise each time, as React's `use` needs it. Never rejects. */
  favorites(): Promise<readonly PostSummary[]> {
    this.#favorites ??= this.#api.getFavoritePosts();
    return this.#favorites;
  }

  /** The next who asks is answered anew: whether there are none, or a request was lost, an empty list does not tell. */
  forget(): void {
    this.#favorites = undefined;
  }
}
