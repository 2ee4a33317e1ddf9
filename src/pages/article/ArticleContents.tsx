import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/pages/article/ArticleContents.module.css';
import type { ArticlePartProps } from '#src/pages/article/ArticlePartProps.ts';
import bar from '#src/ui/display/BarSummary.module.css';

/** Fewer headings than this are seen at a glance. */
const LEAST = 2;

/** What is in a post: beside its text where there is room, a disclosure elsewhere. */
export function ArticleContents({ post }: ArticlePartProps) {
  const { t } = useLingui();
  const contents = post?.contents ?? [];
  if (contents.length < LEAST) return null;
  return (
    <nav className={styles.contents} aria-label={t`On this page`}>
      <details className={styles.disclosure}>
        <summary className={bar.bar}>
          <Trans>On this page</Trans>
        </summary>
        <Headings contents={contents} />
      </details>
      <div className={styles.column}>
        <p className={styles.heading} aria-hidden="true">
          <Trans>On this page</Trans>
        </p>
        <Headings contents={contents} />
      </div>
    </nav>
  );
}

function Headings({ contents }: Pick<NonNullable<ArticlePartProps['post']>, 'contents'>) {
  return (
    <ol className={styles.list}>
      {contents.map(({ id, label, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
}
