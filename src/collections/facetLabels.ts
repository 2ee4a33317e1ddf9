import type { MessageDescriptor } from '@lingui/core';
import { collectionLabels } from '#src/collections/labels.gen.ts';

/** What a list calls a facet, and what it calls it that nothing is chosen by it. */
interface FacetLabels {
  readonly name: MessageDescriptor;
  readonly all: MessageDescriptor;
}

const labels: Readonly<Record<string, Readonly<Record<string, FacetLabels>>>> = collectionLabels;

/** @returns the names of a facet that visitors are shown: every list has them, or does not pass the type check */
export function facetLabels(collection: string, facet: string): FacetLabels | undefined {
  return labels[collection]?.[facet];
}
