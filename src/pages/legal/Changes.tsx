import { Fragment } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/pages/legal/Changes.module.css';
import type { LegalPartProps } from '#src/pages/legal/LegalPartProps.ts';
import type { WordRun } from '#src/pages/legal/schema.ts';
import { Section } from '#src/ui/sections/Section.tsx';

/** What stands at the end of a word, without a space. */
const MARK_FIRST = /^[\s,.;:!?)]/;

/** Two versions of a text, word by word: each passage that is not the same in both. Nothing, as long as one may not be read. */
export function Changes({ changes }: LegalPartProps) {
  if (!changes) return null;
  return (
    <Section>
      <div className={styles.changes}>
        {changes.length === 0 && (
          <p>
            <Trans>Both versions say the same.</Trans>
          </p>
        )}
        {changes.map(({ heading, passages }, index) => (
          <section key={index}>
            {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
            {passages.map(({ runs, kind }, place) => (
              <p key={place} className={styles.passage} data-kind={kind}>
                {runs.map((run, at) => (
                  <Fragment key={at}>
                    {/* Read as one word, 30 and 14 would be 3014. */}
                    {run.change === 'added' && runs[at - 1]?.change === 'removed' && !MARK_FIRST.test(run.text) && ' '}
                    <Words {...run} />
                  </Fragment>
                ))}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Section>
  );
}

/** Colour alone would tell nothing to those who do not see it: a line tells too, and words for those who listen. */
function Words({ text, change }: WordRun) {
  const { t } = useLingui();
  if (change === 'added')
    return (
      <ins className={styles.added}>
        <span className="visuallyHidden">{t`Added:`} </span>
        {text}
      </ins>
    );
  if (change === 'removed')
    return (
      <del className={styles.removed}>
        <span className="visuallyHidden">{t`Removed:`} </span>
        {text}
      </del>
    );
  return text;
}
