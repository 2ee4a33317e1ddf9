import { Trans, useLingui } from '@lingui/react/macro';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { ArticlePartProps } from '#src/pages/article/ArticlePartProps.ts';
import { shareLinks } from '#src/pages/article/shareLinks.ts';
import styles from '#src/pages/article/Writer.module.css';
import { Portrait } from '#src/ui/drawings/portrait/Portrait.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** Below the text: who wrote it, what it is about, and how to pass it on. */
export function Writer({ title, article, post, links }: ArticlePartProps) {
  const { t } = useLingui();
  return (
    <footer className={styles.foot}>
      {post?.author && (
        <div className={styles.writer}>
          <Portrait parts={post.author.portrait} className={styles.portrait} />
          <div>
            <p className={styles.name}>{post.author.name}</p>
            <p className={styles.role}>{post.author.role}</p>
            <p>{post.author.about}</p>
          </div>
        </div>
      )}
      <div className={styles.more}>
        {article && article.tags.length > 0 && (
          <ul className={styles.tags} aria-label={t`Tags`}>
            {article.tags.map(({ slug, name }) => (
              <li key={slug}>
                <LocalLink href={`/blog/tag/${slug}`} className={styles.tag}>
                  {name}
                </LocalLink>
              </li>
            ))}
          </ul>
        )}
        {links && (
          <div className={styles.share}>
            <span className={styles.label}>
              <Trans>Share</Trans>
            </span>
            <ul className={styles.ways}>
              {shareLinks(links.canonical, title).map(({ icon, name, href }) => (
                <li key={icon}>
                  <a href={href} className={styles.way} rel="nofollow noopener">
                    <Icon name={icon} size={20} />
                    <span className="visuallyHidden">{name ?? t`By email`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </footer>
  );
}
