import { CaseCard } from '#src/collections/cases/CaseCard.tsx';
import type { casesSchema } from '#src/collections/cases/schema.ts';
import type { CollectionView } from '#src/shared/collections/collectionView.ts';

/** A case is the one figure that it is told for. */
export const casesView: CollectionView<typeof casesSchema> = { Card: CaseCard };
