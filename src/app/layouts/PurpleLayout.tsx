import { DefaultLayout } from '#src/app/layouts/DefaultLayout.tsx';
import styles from '#src/app/layouts/Layouts.module.css';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';

/** `purple955`: header and first block are one purple opening, up to 955 px high; then white. */
export function PurpleLayout(props: LayoutProps) {
  return <DefaultLayout {...props} mainClass={styles.purple955} />;
}
