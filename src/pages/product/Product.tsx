import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { Contents } from '#src/pages/product/Contents.tsx';
import type { productSchema } from '#src/pages/product/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** A product: under its head what is on the page, which stays in sight while it is read. */
export function Product({ page, slots }: TemplateProps<typeof productSchema>) {
  return (
    <>
      <Breadcrumbs page={page} />
      {slots.head}
      {page.contents && <Contents {...page.contents} />}
      {slots.body}
    </>
  );
}
