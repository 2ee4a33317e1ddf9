import { DefaultLayout } from '#src/app/layouts/DefaultLayout.tsx';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';

/** A page that is dark from end to end, bands that name no surface included: for events and demonstrations. */
export function DarkLayout(props: LayoutProps) {
  return <DefaultLayout {...props} surface="dark" />;
}
