import { VacancyRow } from '#src/collections/vacancies/VacancyRow.tsx';
import type { vacanciesSchema } from '#src/collections/vacancies/schema.ts';
import type { CollectionView } from '#src/shared/collections/collectionView.ts';

/** A vacancy is a row: few of them are compared by a few facts. */
export const vacanciesView: CollectionView<typeof vacanciesSchema> = { Card: VacancyRow, inRows: true };
