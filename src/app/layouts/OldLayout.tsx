import { DefaultLayout } from '#src/app/layouts/DefaultLayout.tsx';
import styles from '#src/app/layouts/Layouts.module.css';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';

/** Pages taken over from a former site, whose content was made for a fixed width: held to the container. */
export function OldLayout(props: LayoutProps) {
  return <DefaultLayout {...props} mainClass={styles.old} plainFooter />;
}
