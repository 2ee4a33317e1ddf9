import { Plural, Trans } from '@lingui/react/macro';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { ArticlePartProps } from '#src/pages/article/ArticlePartProps.ts';
import { describeArticle } from '#src/pages/article/describeArticle.ts';
import styles from '#src/pages/article/Opening.module.css';
import { useSite } from '#src/request/SiteContext.tsx';
import { Cover } from '#src/ui/drawings/covers/Cover.tsx';
import { coverOf } from '#src/ui/drawings/covers/coverOf.ts';
import { Portrait } from '#src/ui/drawings/portrait/Portrait.tsx';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';

/** The head of a post: its cover, and who says what when. */
export function Opening(page: ArticlePartProps) {
  const { article, post } = page;
  const title = page.longtitle ?? page.title;
  return (
    <header className={styles.opening}>
      <JsonLd data={describeArticle(page)} />
      <div className={styles.words}>
        {article && (
          <LocalLink href={`/blog/category/${article.category.slug}`} className={styles.category}>
            {article.category.name}
          </LocalLink>
        )}
        <h1 className={styles.title}>{title}</h1>
        {page.lead && <p className={styles.lead}>{page.lead}</p>}
        <div className={styles.byline}>
          {post?.author && <Portrait parts={post.author.portrait} className={styles.portrait} />}
          <div>
            {post?.author && (
              <p className={styles.author}>
                <strong>{post.author.name}</strong> <span>{post.author.role}</span>
              </p>
            )}
            {article && <Dates {...article} />}
          </div>
        </div>
      </div>
      <Cover cover={coverOf({ cover: post?.cover, title: page.title })} className={styles.cover} />
    </header>
  );
}

function Dates({ date, updated, minutes }: NonNullable<ArticlePartProps['article']>) {
  const { iso } = useSite();
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{formatDate(date, iso)}</time>
      {updated && (
        <span>
          <Trans>
            Updated <time dateTime={updated}>{formatDate(updated, iso)}</time>
          </Trans>
        </span>
      )}
      <span>
        <Plural value={minutes} one="# min read" other="# min read" />
      </span>
    </p>
  );
}
