import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { Neighbours } from '#src/pages/industry/Neighbours.tsx';
import type { TemplateProps } from '#src/shared/template.ts';

/** An industry: at its end the way on to the industries before and after it. */
export function Industry({ page, children }: TemplateProps) {
  return (
    <>
      <Breadcrumbs page={page} />
      {children}
      <Neighbours industries={page.siblings ?? []} current={page.path} />
    </>
  );
}
