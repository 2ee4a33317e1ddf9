import { useLingui } from '@lingui/react/macro';
import styles from '#src/pages/article/CommentForm.module.css';
import { FormView } from '#src/forms/view/FormView.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

/** Comments are read by the author, and printed below the post by hand. */
export function CommentForm() {
  const { t } = useLingui();
  return (
    <Section surface="tint" labelledBy="comment-title">
      <div className={styles.column}>
        <h2 id="comment-title" className={styles.title}>{t`Write to the author`}</h2>
        <p className={styles.lead}>
          {t`Send a correction, a figure of your own or a question. The author replies by email; your address is not published.`}
        </p>
        <FormView id="comment" form="comment" labelledBy="comment-title" submit={t`Send the comment`} />
      </div>
    </Section>
  );
}
