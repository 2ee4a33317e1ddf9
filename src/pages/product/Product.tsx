import { Children } from 'react';
import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { Contents } from '#src/pages/product/Contents.tsx';
import type { TemplateProps } from '#src/shared/template.ts';

/** A product: under its head what is on the page, which stays in sight while it is read. */
export function Product({ page, children }: TemplateProps) {
  const [head, ...blocks] = Children.toArray(children);
  return (
    <>
      <Breadcrumbs page={page} />
      {head}
      {page.contents && <Contents {...page.contents} />}
      {blocks}
    </>
  );
}
