import styles from '#src/collections/cases/CaseCard.module.css';
import type { casesSchema } from '#src/collections/cases/schema.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { CardProps } from '#src/shared/collections/collectionView.ts';
import { Sparkbars } from '#src/ui/drawings/illustrations/Sparkbars.tsx';
import { SampleMark } from '#src/ui/display/SampleMark.tsx';

/** A case among others: its industry, its headline with the link, and its figure. The first has a drawing. */
export function CaseCard({ entry, featured }: CardProps<typeof casesSchema>) {
  const { path, title, study, industry, sample } = entry;
  return (
    <li className={styles.card} data-featured={featured || undefined}>
      {featured && (
        <div className={styles.drawing} data-surface="purple955">
          <Sparkbars seed={path} />
        </div>
      )}
      <article className={styles.body}>
        <p className={styles.meta}>
          <span className={styles.industry}>{industry.name}</span>
          {sample && <SampleMark />}
        </p>
        <h3 className={styles.title}>
          <LocalLink href={path} className={styles.link}>
            {title}
          </LocalLink>
        </h3>
        <p className={styles.client}>{study.client}</p>
        <p className={styles.figure}>
          <strong className={styles.value}>{study.figure.value}</strong> <span>{study.figure.label}</span>
        </p>
      </article>
    </li>
  );
}
