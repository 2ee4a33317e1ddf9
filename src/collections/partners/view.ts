import { PartnerCard } from '#src/collections/partners/PartnerCard.tsx';
import type { partnersSchema } from '#src/collections/partners/schema.ts';
import type { CollectionView } from '#src/shared/collections/collectionView.ts';

/** A partner is a card without a page behind it. */
export const partnersView: CollectionView<typeof partnersSchema> = { Card: PartnerCard };
