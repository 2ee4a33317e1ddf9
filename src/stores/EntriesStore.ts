import type { SiteApi } from '#src/api/siteApi.ts';
import type { AnsweredEntries, AskedEntries } from '#src/shared/collections/askedEntries.ts';

/** Lists that a page shows but does not wait for. Not observable: they do not change while a page lives. */
export class EntriesStore {
  readonly #api: SiteApi;
  /** By what was asked: a page that is gone back to is the same object, and so has its list at once. */
  readonly #answers = new WeakMap<AskedEntries, Promise<AnsweredEntries | undefined>>();

  constructor(api: SiteApi) {
    this.#api = api;
  }

  /** The same promise for the same object, as React's `use` needs it. Never rejects; undefined: it cannot be had now. */
  answer(asked: AskedEntries): Promise<AnsweredEntries | undefined> {
    const known = this.#answers.get(asked) ?? this.#api.getEntries(asked);
    this.#answers.set(asked, known);
    return known;
  }

  /** The next who asks is answered anew. */
  forget(asked: AskedEntries): void {
    this.#answers.delete(asked);
  }
}
