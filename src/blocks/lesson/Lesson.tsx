import { Plural, Trans } from '@lingui/react/macro';
import { LessonFlow } from '#src/blocks/lesson/LessonFlow.tsx';
import { LessonNav } from '#src/blocks/lesson/LessonNav.tsx';
import type { LessonBlock } from '#src/blocks/lesson/schema.ts';
import styles from '#src/blocks/lesson/Lesson.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

/** One lesson: what it is for, what to do, how to know that it worked, and what usually goes wrong. */
export function Lesson({ id, surface, title, goal, minutes, steps, outcome, flow, pitfall, place }: LessonBlock) {
  const titleId = `${id}-title`;
  const { number, of } = place;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <p className={styles.facts}>
        <span className={styles.number}>
          <Trans>
            Lesson {number} of {of}
          </Trans>
        </span>
        <span>
          <Plural value={minutes} one="# minute" other="# minutes" />
        </span>
      </p>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.goal}>{goal}</p>
      <div className={styles.body}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
        <LessonFlow {...flow} />
      </div>
      <div className={styles.end}>
        <div className={styles.outcome}>
          <h3 className={styles.label}>
            <Icon name="check" />
            <Trans>How to tell that it works</Trans>
          </h3>
          <p>{outcome}</p>
        </div>
        <div className={styles.pitfall}>
          <h3 className={styles.label}>
            <Icon name="alert-triangle" />
            <Trans>What usually goes wrong</Trans>
          </h3>
          <p>{pitfall}</p>
        </div>
      </div>
      <LessonNav {...place} />
    </Section>
  );
}
