import type { StageBlock } from '#src/blocks/stage/schema.ts';
import { Stage } from '#src/scenes/frame/Stage.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** Several scenes on one stage. */
export function StageSection({ id, surface, title, lead, scenes }: StageBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <Stage id={id} label={title} scenes={scenes} motion="view" />
    </HeadedSection>
  );
}
