import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PostCard } from '#src/collections/posts/PostCard.tsx';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { ArticlePartProps } from '#src/pages/article/ArticlePartProps.ts';
import styles from '#src/pages/article/ReadOn.module.css';
import { Section } from '#src/ui/sections/Section.tsx';

const TITLE_ID = 'read-on';

/** After a post: three that have something in common with it, and its neighbours in time. */
export function ReadOn({ post }: ArticlePartProps) {
  const { t } = useLingui();
  if (!post) return null;
  const { related, older, newer } = post;
  return (
    <>
      {related.length > 0 && (
        <Section labelledBy={TITLE_ID}>
          <h2 id={TITLE_ID} className={styles.title}>
            <Trans>Read on</Trans>
          </h2>
          <ul className={styles.list}>
            {related.map((entry) => (
              <PostCard key={entry.path} entry={entry} featured={false} />
            ))}
          </ul>
        </Section>
      )}
      {(older ?? newer) && (
        <nav className={styles.neighbours} data-surface="tint" aria-label={t`Other articles`}>
          <ul className={styles.pair}>
            {older && (
              <Neighbour post={older} side="prev">
                <Trans>Previous article</Trans>
              </Neighbour>
            )}
            {newer && (
              <Neighbour post={newer} side="next">
                <Trans>Next article</Trans>
              </Neighbour>
            )}
          </ul>
        </nav>
      )}
    </>
  );
}

interface NeighbourProps {
  readonly post: { readonly path: string; readonly title: string };
  readonly side: 'prev' | 'next';
  readonly children: ReactNode;
}

function Neighbour({ post: { path, title }, side, children }: NeighbourProps) {
  return (
    <li className={styles.side} data-side={side}>
      <LocalLink href={path} className={styles.neighbour} rel={side}>
        <span className={styles.hint}>{children}</span>
        <span className={styles.name}>{title}</span>
      </LocalLink>
    </li>
  );
}
