import { Children } from 'react';
import { LessonTable } from '#src/pages/tutorial/LessonTable.tsx';
import { courseData } from '#src/pages/tutorial/courseData.ts';
import styles from '#src/pages/tutorial/Tutorial.module.css';
import type { TemplateProps } from '#src/shared/template.ts';
import { JsonLd } from '#src/ui/JsonLd.tsx';

/**
 * A course: what comes before the lessons, the lessons beside their table, and what comes after. Everything is on one
 * page, so that it can be searched, printed and read without JavaScript. The hero carries the h1.
 */
export function Tutorial({ page, children }: TemplateProps) {
  const blocks = Children.toArray(children);
  if (!page.course) return <>{children}</>;
  const lessons = new Set(page.course.lessons.map(({ id }) => id));
  const first = page.blocks.findIndex(({ id }) => lessons.has(id));
  const end = page.blocks.findLastIndex(({ id }) => lessons.has(id)) + 1;
  return (
    <>
      <JsonLd data={courseData(page, page.course)} />
      {blocks.slice(0, first)}
      <div className={styles.course}>
        <LessonTable {...page.course} />
        <div className={styles.lessons}>{blocks.slice(first, end)}</div>
      </div>
      {blocks.slice(end)}
    </>
  );
}
