import styles from '#src/collections/questions/QuestionItem.module.css';
import type { questionsSchema } from '#src/collections/questions/schema.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { CardProps } from '#src/shared/collections/collectionView.ts';

/** A question among others: the way to its answer. */
export function QuestionItem({ entry: { path, title } }: Pick<CardProps<typeof questionsSchema>, 'entry'>) {
  return (
    <li className={styles.item}>
      <LocalLink href={path} className={styles.link}>
        {title}
      </LocalLink>
    </li>
  );
}
