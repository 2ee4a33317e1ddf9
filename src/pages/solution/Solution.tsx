import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { BuiltFrom } from '#src/pages/solution/BuiltFrom.tsx';
import type { solutionSchema } from '#src/pages/solution/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** A solution: before its last word, the parts it is built from. */
export function Solution({ page, slots }: TemplateProps<typeof solutionSchema>) {
  const { builtFrom = [] } = page;
  return (
    <>
      <Breadcrumbs page={page} />
      {slots.body}
      {builtFrom.length > 0 && <BuiltFrom name={page.menutitle ?? page.title} parts={builtFrom} />}
      {slots.end}
    </>
  );
}
