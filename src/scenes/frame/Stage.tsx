import { SceneView } from '#src/scenes/frame/SceneView.tsx';
import styles from '#src/scenes/frame/Stage.module.css';
import type { SceneChoices } from '#src/scenes/sceneField.ts';

interface StageProps {
  /** Of the block: the choice has its name from it. */
  readonly id: string;
  /** What is chosen, for those who do not see it. */
  readonly label: string;
  readonly scenes: SceneChoices;
  readonly motion: 'load' | 'view';
  readonly className?: string | undefined;
}

/** Several scenes, one chosen: by radio buttons, which need no script. */
export function Stage({ id, label, scenes, motion, className }: StageProps) {
  return (
    <fieldset className={[styles.stage, className].filter(Boolean).join(' ')}>
      <legend className="visuallyHidden">{label}</legend>
      {scenes.map(({ label: choice }, index) => (
        <label key={choice} className={styles.choice} htmlFor={`${id}-${String(index)}`}>
          <input
            type="radio"
            className={styles.radio}
            id={`${id}-${String(index)}`}
            name={`${id}-scene`}
            value={index}
            defaultChecked={index === 0}
          />
          {choice}
        </label>
      ))}
      {scenes.map(({ label: choice, scene }, index) => (
        <div key={choice} className={styles.scene} data-scene-choice={index}>
          <SceneView scene={scene} motion={motion} />
        </div>
      ))}
    </fieldset>
  );
}
