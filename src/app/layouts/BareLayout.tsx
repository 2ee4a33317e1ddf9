import { EmptyLayout } from '#src/app/layouts/EmptyLayout.tsx';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';
import { useMenus } from '#src/app/MenusContext.tsx';
import { FOOTER_PART } from '#src/shared/page/menus.ts';
import { Kept } from '#src/ui/kept/Kept.tsx';

/** The empty layout of a page: it brings, unseen, what the layouts of the next pages need of the shell. */
export function BareLayout({ children }: LayoutProps) {
  const parts = useMenus().header.flatMap((item) => ('part' in item ? [item.part] : []));
  return (
    <>
      <EmptyLayout>{children}</EmptyLayout>
      {[...parts, FOOTER_PART].map((name) => (
        <Kept key={name} as="template" name={name} />
      ))}
    </>
  );
}
