import { DefaultLayout } from '#src/app/layouts/DefaultLayout.tsx';
import styles from '#src/app/layouts/Layouts.module.css';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';

/** Pages that collect other pages, such as the industries: the default, in a closer rhythm. */
export function MetaMainLayout(props: LayoutProps) {
  return <DefaultLayout {...props} mainClass={styles.meta} />;
}
