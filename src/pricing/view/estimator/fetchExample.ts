import { fetchJson } from '#src/api/createBrowserApi.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { Example } from '#src/pricing/view/estimator/EstimateStore.ts';
import type { EstimatorData } from '#src/pricing/data/pricedEstimate.ts';

/**
 * @param id of the block
 * @returns the lines that the server shows at the address of the document, which has no estimate, and their rates
 * @throws when the page cannot be had
 */
export async function fetchExample(id: string): Promise<Example> {
  const { pathname, search } = window.location;
  const { blocks } = await fetchJson<Page>(`/api/getPage?url=${encodeURIComponent(pathname + search)}`);
  const block = blocks.find((candidate) => candidate.id === id) as { readonly data?: EstimatorData } | undefined;
  if (!block?.data) throw new Error(`${pathname} has no estimator ${id}`);
  return block.data;
}
