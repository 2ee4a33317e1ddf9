import { buttonSpecimens } from '#src/specimens/buttonSpecimens.tsx';
import { choiceSpecimens } from '#src/specimens/choiceSpecimens.tsx';
import { contentSpecimens } from '#src/specimens/contentSpecimens.tsx';
import { fieldSpecimens } from '#src/specimens/fieldSpecimens.tsx';
import { interactiveSpecimens } from '#src/specimens/interactiveSpecimens.tsx';
import type { Specimen } from '#src/specimens/Specimen.ts';

/** Everything that `/__ui` shows, in its order. */
export const specimens: readonly Specimen[] = [
  ...buttonSpecimens,
  ...fieldSpecimens,
  ...choiceSpecimens,
  ...interactiveSpecimens,
  ...contentSpecimens,
];
