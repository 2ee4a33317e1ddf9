import { LessonTable } from '#src/pages/tutorial/LessonTable.tsx';
import { courseData } from '#src/pages/tutorial/courseData.ts';
import styles from '#src/pages/tutorial/Tutorial.module.css';
import type { tutorialSchema } from '#src/pages/tutorial/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';

/**
 * A course: what comes before the lessons, the lessons beside their table, and what comes after. Everything is on one
 * page, so that it can be searched, printed and read without JavaScript. The hero carries the h1.
 */
export function Tutorial({ page, slots }: TemplateProps<typeof tutorialSchema>) {
  const { course } = page;
  return (
    <>
      {course && <JsonLd data={courseData(page, course)} />}
      {slots.head}
      <div className={styles.course}>
        {course && <LessonTable {...course} />}
        <div className={styles.lessons}>{slots.lessons}</div>
      </div>
      {slots.body}
    </>
  );
}
