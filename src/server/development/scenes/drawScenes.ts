import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { sceneSpecimens } from '#src/scenes/sceneSpecimens.gen.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { SURFACES, type SceneShowing } from '#src/specimens/SceneShowing.ts';

/** @returns the names of the scenes, as in the content */
export const sceneNames = (): string[] => Object.keys(sceneSpecimens);

/**
 * @param name of a scene
 * @param draw of a block in a language; returns HTML
 * @returns the scene's example in every language, and on every surface
 */
export function drawScene(
  name: string,
  draw: (block: AnyBlock, locale: WrittenLocale) => Promise<string>,
): Promise<SceneShowing[]> {
  const specimen = sceneSpecimens[name as keyof typeof sceneSpecimens];
  const showings = SURFACES.flatMap((surface) =>
    // Words are as long on every surface: one language shows the others.
    (surface === 'white' ? WRITTEN_LOCALES : (['en'] as const)).map(async (locale) => {
      const block = blockUnion.parse({
        type: 'scene',
        id: `${surface}-${locale}`,
        surface,
        title: `${name}, ${surface}, ${locale}`,
        scene: { name, ...specimen[locale] },
      });
      return { surface, locale, html: await draw(block, locale) };
    }),
  );
  return Promise.all(showings);
}
