import { DOCS_LISTS, type DocsCall, type DocsOption, type DocsQueries } from '#src/api/docsCalls.ts';
import type { AnsweredEntries, AskedEntries } from '#src/shared/collections/askedEntries.ts';

/** Makes a call; its answer has passed its schema. */
type AskDocs = (call: DocsCall, query: DocsQueries[DocsCall]) => Promise<unknown>;

interface ListAnswer {
  readonly result: AnsweredEntries['items'];
  readonly total: number;
  readonly pages: number;
}

/**
 * @param asked the list, as its address asks for it
 * @param ask makes the calls
 * @returns the list with its entries, and with the values that may be chosen where those can be had: else they are called as
 *   the page knows them
 * @throws what the call for the entries throws
 */
export async function loadEntries(asked: AskedEntries, ask: AskDocs): Promise<AnsweredEntries> {
  const { limit, ...known } = asked;
  const list = DOCS_LISTS[asked.collection];
  if (!list) throw new Error(`The docs API has no list ${asked.collection}`);
  const chosen = asked.filters.flatMap(({ facet, current }): [string, string][] => (current ? [[facet, current]] : []));
  const query = { ...list.query, ...Object.fromEntries(chosen), page: String(asked.page) };
  const [answer, filters] = await Promise.all([
    ask(list.call, query) as Promise<ListAnswer>,
    Promise.all(asked.filters.map((filter) => nameOptions(filter, list.options[filter.facet], ask))),
  ]);
  const { result, total, pages } = answer;
  return { ...known, filters, items: limit === undefined ? result : result.slice(0, limit), total, pages };
}

type Filter = AskedEntries['filters'][number];

/** What may be chosen is the taxonomy's to say, since an address may name nothing else; how it is called, the docs API's. */
async function nameOptions(filter: Filter, call: DocsCall | undefined, ask: AskDocs): Promise<Filter> {
  if (!call) return filter;
  try {
    const answer = await ask(call, call === 'getPage' ? { url: 'case-studies' } : {});
    const { result, industries } = answer as { result?: readonly DocsOption[]; industries?: readonly DocsOption[] };
    const named = new Map((result ?? industries ?? []).map((option) => [option.id, option]));
    const options = filter.options.flatMap(({ slug }) => {
      const option = named.get(slug);
      return option ? [{ slug, name: option.title, about: option.description, icon: option.logotype }] : [];
    });
    const isCurrentThere = !filter.current || named.has(filter.current);
    return options.length > 0 && isCurrentThere ? { ...filter, options } : filter;
  } catch {
    return filter;
  }
}
