import { Island } from '#src/features/island/Island.tsx';
import { Still } from '#src/features/island/Still.tsx';
import styles from '#src/pages/article/Article.module.css';
import { articleParts } from '#src/pages/article/articleParts.ts';
import { commentIsland } from '#src/pages/article/commentIsland.ts';
import type { articleSchema } from '#src/pages/article/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** A post: its opening, its text beside its contents, and what to read next. */
export function Article({ page, slots }: TemplateProps<typeof articleSchema>) {
  const { opening, contents, writer, readOn } = articleParts;
  return (
    <article>
      <Still name="opening" view={opening} fields={page} />
      <div className={styles.layout}>
        <Still name="contents" view={contents} fields={page} className={styles.aside} />
        <div className={styles.text}>
          {slots.body}
          <Still name="writer" view={writer} fields={page} />
        </div>
      </div>
      <div data-later>
        {slots.end}
        <Island id="comment" view={commentIsland} fields={{}} />
        <Still name="read-on" view={readOn} fields={page} />
      </div>
    </article>
  );
}
