import { Children } from 'react';
import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { BuiltFrom } from '#src/pages/solution/BuiltFrom.tsx';
import type { TemplateProps } from '#src/shared/template.ts';

/** A solution: before its last word, the parts it is built from. */
export function Solution({ page, children }: TemplateProps) {
  const blocks = Children.toArray(children);
  const { builtFrom = [] } = page;
  return (
    <>
      <Breadcrumbs page={page} />
      {blocks.slice(0, -1)}
      {builtFrom.length > 0 && <BuiltFrom name={page.menutitle ?? page.title} parts={builtFrom} />}
      {blocks.slice(-1)}
    </>
  );
}
