import type { Surface } from '#src/shared/page/schema.ts';

/** The surfaces on which blocks stand. */
export const SURFACES = ['white', 'tint', 'purple955', 'dark', 'kit'] as const satisfies readonly Surface[];

/** A scene's example in a language on a surface. */
export interface SceneShowing {
  readonly surface: Surface;
  readonly locale: string;
  readonly html: string;
}
