import { createContext, type ReactElement } from 'react';

/**
 * What stands in the wrapper of an island: on the server its HTML, in the browser nothing, since it is there already.
 *
 * @param id of the island
 * @param view all of it, with what surrounds it
 * @param fields what it shows: the same object stands for the same words
 */
export type IslandHtml = (id: string, view: ReactElement, fields: object) => string;

/** By island: the fields that its document does not hold. */
export type IslandFields = Readonly<Record<string, { readonly digest: string; readonly fields: object }>>;

/** What a page does for its islands. */
export interface Islands {
  readonly htmlOf: IslandHtml;
  /** In the browser: brings the fields that the document does not hold, once for all islands. */
  readonly loadFields: () => Promise<IslandFields>;
  /** In the browser: told that an island has thrown, which is HTML alone from then on. The page around it goes on. */
  readonly onBroken: () => void;
}

/** Around a page on both sides. Without it an island is drawn in place, as any component. */
export const IslandsContext = createContext<Islands | undefined>(undefined);

/** What React's ids in an island begin with, on both sides: each island counts by itself. */
export const idsOf = (id: string) => `${id}-`;
