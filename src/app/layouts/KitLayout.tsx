import { DefaultLayout } from '#src/app/layouts/DefaultLayout.tsx';
import { useMenus } from '#src/app/MenusContext.tsx';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';
import { KitMenu } from '#src/features/kit-menu/KitMenu.tsx';

interface KitLayoutProps extends LayoutProps {
  readonly mainClass?: string | undefined;
}

/** The no-code product line: its paper below everything that has no surface of its own, and its sub-menu. */
export function KitLayout(props: KitLayoutProps) {
  const { kit = [] } = useMenus();
  return <DefaultLayout {...props} surface="kit" subMenu={<KitMenu paths={kit} current={props.page.path} />} />;
}
