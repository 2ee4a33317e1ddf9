import type { SiteApi } from '#src/api/siteApi.ts';
import type { AnsweredEntries, AskedEntries } from '#src/shared/collections/askedEntries.ts';

/** Lists that a page shows but does not wait for. Not observable: they do not change while a page lives. */
export class EntriesStore {
  readonly #api: SiteApi;
  /** By what was asked: the block that asks is the key, so that another visit of the page asks anew. */
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
}
