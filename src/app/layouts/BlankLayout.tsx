import { DefaultLayout } from '#src/app/layouts/DefaultLayout.tsx';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';

/** Header and footer without drawings: for long texts, such as terms, that people read, search and print. */
export function BlankLayout(props: LayoutProps) {
  return <DefaultLayout {...props} plainFooter />;
}
