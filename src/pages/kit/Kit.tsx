import styles from '#src/pages/kit/Kit.module.css';
import type { kitSchema } from '#src/pages/kit/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/**
 * The no-code line: warm paper, and one line through all of the page, which goes down beside a section, crosses below it
 * and goes down on the other side, as a flow does in the editor. The hero carries the h1.
 */
export function Kit({ slots }: TemplateProps<typeof kitSchema>) {
  return <div className={styles.kit}>{slots.body}</div>;
}
