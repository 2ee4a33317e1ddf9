import { KitLayout } from '#src/app/layouts/KitLayout.tsx';
import styles from '#src/app/layouts/Layouts.module.css';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';

/** Pages that collect pages of the no-code line, such as its tutorials: the kit layout, in a closer rhythm. */
export function MetaKitLayout(props: LayoutProps) {
  return <KitLayout {...props} mainClass={styles.meta} />;
}
