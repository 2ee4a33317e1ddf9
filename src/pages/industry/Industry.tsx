import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { Neighbours } from '#src/pages/industry/Neighbours.tsx';
import type { industrySchema } from '#src/pages/industry/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** An industry: at its end the way on to the industries before and after it. */
export function Industry({ page, slots }: TemplateProps<typeof industrySchema>) {
  return (
    <>
      <Breadcrumbs page={page} />
      {slots.body}
      <Neighbours industries={page.siblings ?? []} current={page.path} />
    </>
  );
}
