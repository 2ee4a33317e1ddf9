import type { ComponentType } from 'react';
import type { collectionSchemas } from '#src/collections/schemas.gen.ts';
import { collectionViews } from '#src/collections/views.gen.ts';
import type { CollectionView } from '#src/shared/collections/collectionView.ts';

type Schemas = typeof collectionSchemas;

/** How each list shows its entries. A view of other entries than its schema has does not pass the type check. */
const views: { readonly [Name in keyof Schemas]: CollectionView<Schemas[Name]> } = collectionViews;

/** A card for code that works for all lists: what it is given has passed the schema of its list. */
type AnyCard = ComponentType<{ readonly entry: { readonly path: string }; readonly featured: boolean }>;

/** @returns what shows an entry of a list */
export function cardOf(collection: keyof Schemas): AnyCard {
  return views[collection].Card as AnyCard;
}

/** @returns whether the entries of a list stand one below the other, and not side by side */
export const isInRows = (collection: keyof Schemas): boolean => 'inRows' in views[collection];

/** How any list is grouped, for code that works for all of them. */
interface AnyGrouping {
  readonly facet: string;
  readonly groupOf: (entry: object) => string;
}

/** @returns by what the own page of a list is grouped; undefined for one that is not */
export function groupingOf(collection: keyof Schemas): AnyGrouping | undefined {
  return views[collection].grouped as AnyGrouping | undefined;
}
