import { Trans } from '@lingui/react/macro';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import styles from '#src/pages/answer/MoreHelp.module.css';
import type { answerSchema } from '#src/pages/answer/schema.ts';
import type { Crumb } from '#src/shared/page/page.ts';
import type { FilledOf } from '#src/shared/page/templateSchema.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

interface MoreHelpProps {
  readonly topic: FilledOf<typeof answerSchema>['topic'];
  /** The others of the topic, if there are any. */
  readonly questions: readonly Crumb[];
}

const LIST = '/help/faq';
const SUPPORT = '/help/support';

/** Below an answer: the questions beside it, and people. */
export function MoreHelp({ topic, questions }: MoreHelpProps) {
  return (
    <Section surface="tint" labelledBy="more-help">
      <div className={styles.columns}>
        <div>
          <h2 id="more-help" className={styles.title}>
            {topic && questions.length > 0 ? <Trans>More answers: {topic.name}</Trans> : <Trans>More questions</Trans>}
          </h2>
          {questions.length > 0 && (
            <ul className={styles.list} role="list">
              {questions.map(({ path, label }) => (
                <li key={path}>
                  <LocalLink href={path}>{label}</LocalLink>
                </li>
              ))}
            </ul>
          )}
          <LocalLink href={LIST} className={styles.all}>
            <Trans>All questions</Trans>
          </LocalLink>
        </div>
        <div className={styles.people}>
          <h2 className={styles.title}>
            <Trans>Not what you needed?</Trans>
          </h2>
          <p>
            <Trans>Tell support what you did and what happened. An engineer reads it and answers you.</Trans>
          </p>
          <LocalLink href={SUPPORT} className={styles.way}>
            <Trans>Ask support</Trans> <Icon name="arrow-right" size={20} />
          </LocalLink>
        </div>
      </div>
    </Section>
  );
}
