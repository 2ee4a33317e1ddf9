import { ArticleMeta } from '#src/pages/article/ArticleMeta.tsx';
import { commentIsland } from '#src/pages/article/commentIsland.ts';
import { Island } from '#src/features/island/Island.tsx';
import styles from '#src/pages/article/Article.module.css';
import type { articleSchema } from '#src/pages/article/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A post. Its text keeps the column of its title; what is said about it stands in the one before. */
export function Article({ page, slots }: TemplateProps<typeof articleSchema>) {
  return (
    <article className={styles.article}>
      <PageIntro title={page.longtitle ?? page.title} aside={page.article && <ArticleMeta {...page.article} />} />
      <div className={styles.body}>
        {slots.body}
        <Island id="comment" view={commentIsland} fields={{}} />
      </div>
    </article>
  );
}
