import { PressRelease } from '#src/collections/press/PressRelease.tsx';
import type { pressSchema } from '#src/collections/press/schema.ts';
import type { CollectionView } from '#src/shared/collections/collectionView.ts';

/** A release is read in its list. */
export const pressView: CollectionView<typeof pressSchema> = { Card: PressRelease, inRows: true };
