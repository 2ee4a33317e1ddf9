import styles from '#src/scenes/frame/SceneView.module.css';
import type { AnyScene } from '#src/scenes/sceneSchema.ts';
import { sceneEntry } from '#src/scenes/scenes.ts';

interface SceneViewProps {
  readonly scene: AnyScene;
  /** What happens in it, happens when the page comes, or when the scene comes into view. */
  readonly motion: 'load' | 'view';
  readonly className?: string | undefined;
}

/** A scene of the catalogue with its caption. It rests on its final state, which is also what one has without motion. */
export function SceneView({ scene, motion, className }: SceneViewProps) {
  const { view: View } = sceneEntry(scene.name);
  return (
    <figure
      className={[styles.figure, className].filter(Boolean).join(' ')}
      data-scene={scene.name}
      data-motion={motion}
    >
      {/* Seen below the scene, and heard before it: who hears names and times should know of what. */}
      <figcaption className={styles.caption}>{scene.caption}</figcaption>
      <div className={styles.scene}>
        <View {...scene} />
      </div>
    </figure>
  );
}
