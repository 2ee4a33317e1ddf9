import { CategoryNav } from '#src/pages/listing/CategoryNav.tsx';
import type { listingSchema } from '#src/pages/listing/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A list of posts: all, or those of a category or tag. */
export function Listing({ page, slots }: TemplateProps<typeof listingSchema>) {
  return (
    <>
      <PageIntro title={page.longtitle ?? page.title} lead={page.meta_description} surface="tint">
        {page.listing && <CategoryNav {...page.listing} path={page.path} />}
      </PageIntro>
      {slots.body}
    </>
  );
}
