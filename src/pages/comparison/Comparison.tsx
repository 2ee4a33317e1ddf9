import { Still } from '#src/features/island/Still.tsx';
import { Checked } from '#src/pages/comparison/Checked.tsx';
import styles from '#src/pages/comparison/Comparison.module.css';
import type { comparisonSchema } from '#src/pages/comparison/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** A comparison that says when it was checked, before it compares. The hero carries the h1. */
export function Comparison({ page, slots }: TemplateProps<typeof comparisonSchema>) {
  return (
    <>
      {slots.head}
      {page.comparison && <Still name="checked" view={Checked} fields={page} className={styles.checked} />}
      {slots.body}
    </>
  );
}
