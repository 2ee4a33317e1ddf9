import type { z } from 'zod';
import type { savingShape } from '#src/pages/listing/saving.ts';

/** What `saving` of a list's page says. */
export type Saving = z.output<typeof savingShape>;

type Options = Saving['options'];

/**
 * @param query of an address, or what was kept of one
 * @param options what the list offers
 * @returns what of it the list offers still, in the order of its filters: `regions=europe&channels=voice`; '' when nothing is
 *   chosen. An address with anything else would be a 404
 */
export function toSelection(query: string, options: Options): string {
  const asked = new URLSearchParams(query);
  const selection = new URLSearchParams();
  for (const [facet, values] of Object.entries(options)) {
    const value = asked.get(facet);
    if (value !== null && values.some(({ slug }) => slug === value)) selection.set(facet, value);
  }
  return selection.toString();
}

/** @returns what the language calls the values of a selection, in its order */
export function namesOf(selection: string, options: Options): string[] {
  return [...new URLSearchParams(selection)].flatMap(
    ([facet, value]) => options[facet]?.find(({ slug }) => slug === value)?.name ?? [],
  );
}
