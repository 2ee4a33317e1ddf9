import { Transcript } from '#src/blocks/hero/Transcript.tsx';
import { Versus } from '#src/blocks/hero/Versus.tsx';
import type { HeroBlock } from '#src/blocks/hero/schema.ts';
import styles from '#src/blocks/hero/Hero.module.css';
import { SceneView } from '#src/scenes/frame/SceneView.tsx';
import { Stage } from '#src/scenes/frame/Stage.tsx';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { Turns } from '#src/ui/drawings/Turns.tsx';

const DRAWN_TURNS = 5;

/** The product at work, or what decides between two; where a page has no scene, its exchange or a drawing of its own words. */
export function HeroPicture({ id, title, lead, scene, scenes, versus, transcript }: HeroBlock) {
  if (scenes) return <Stage id={id} label={title} scenes={scenes} motion="load" className={styles.stage} />;
  if (scene) return <SceneView scene={scene} motion="load" className={styles.scene} />;
  if (versus) return <Versus {...versus} />;
  if (transcript) return <Transcript {...transcript} />;
  return <Turns className={styles.drawing} lengths={turnLengths(title + lead, DRAWN_TURNS)} />;
}
