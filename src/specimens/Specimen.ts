import type { ReactNode } from 'react';

/** The surfaces of `ui/tokens.css`. */
export const SURFACES = ['white', 'tint', 'purple955', 'dark', 'kit', 'vox'] as const;

/** What tells one showing from the others, since a primitive is shown on every surface of one page. */
interface Showing {
  /** Begins every id and name of this showing. */
  readonly id: string;
  /** For what must be named apart, as landmarks are. */
  readonly surface: (typeof SURFACES)[number];
}

/** A state that only a visitor's hand brings about; the page shows it by `showPseudoStates`. */
type PseudoState = 'hover' | 'focus-visible' | 'active';

/** One look of a primitive, named below it. */
export interface SpecimenState {
  readonly name: string;
  readonly pseudo?: PseudoState;
  /** Takes a whole row, since it is made for one. */
  readonly wide?: boolean;
  readonly render: (showing: Showing) => ReactNode;
}

/** A primitive of `ui` with all its states: one entry of the list makes it appear everywhere. */
export interface Specimen {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly states: readonly SpecimenState[];
}
