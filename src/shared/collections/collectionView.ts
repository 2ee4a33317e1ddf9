import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { FacetDefinition } from '#src/shared/collections/collection.ts';
import type { CollectionSchema, SummaryOf } from '#src/shared/collections/collectionSchema.ts';

/** What the view of an entry is given. */
export interface CardProps<Schema extends CollectionSchema> {
  readonly entry: SummaryOf<Schema>;
  /** The first of a list, where it has the room. */
  readonly featured: boolean;
}

/** How a list shows its entries: each as one item of a list. */
export interface CollectionView<Schema extends CollectionSchema> {
  readonly Card: ComponentType<CardProps<Schema>>;
  /** Whether an entry takes the width of its list, so that they stand one below the other. */
  readonly inRows?: true;
  /** Of a list that is looked through by a facet of its query: its own page has a headline for each value, and no form. */
  readonly grouped?: {
    readonly facet: string;
    /** @returns the slug of the value under which an entry stands */
    readonly groupOf: (entry: SummaryOf<Schema>) => string;
  };
}

interface Facets {
  readonly facets: Readonly<Record<string, FacetDefinition>>;
}

/** The facets that visitors are shown: those of the query as a form, those of the path that say `nav` as links. */
type ShownFacet<Definition extends Facets> = {
  [Name in keyof Definition['facets']]: Definition['facets'][Name] extends
    | { readonly in: 'query' }
    | { readonly nav: true }
    ? Name
    : never;
}[keyof Definition['facets']];

/** What a list calls its facets, in the language of the page. */
export type CollectionLabels<Definition extends Facets> = Readonly<
  Record<ShownFacet<Definition>, { readonly name: MessageDescriptor; readonly all: MessageDescriptor }>
>;
