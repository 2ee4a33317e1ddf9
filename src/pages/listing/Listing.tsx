import { Island } from '#src/features/island/Island.tsx';
import { FacetNav } from '#src/pages/listing/FacetNav.tsx';
import { savedSelectionIsland } from '#src/pages/listing/savedSelectionIsland.ts';
import styles from '#src/pages/listing/SavedSelection.module.css';
import type { listingSchema } from '#src/pages/listing/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A list of entries: all, or those of one value of a facet. */
export function Listing({ page, slots }: TemplateProps<typeof listingSchema>) {
  return (
    <>
      <PageIntro title={page.longtitle ?? page.title} lead={page.meta_description} surface="tint">
        {page.saving && (
          <Island
            id="saved-selection"
            view={savedSelectionIsland}
            fields={page.saving}
            wrapper={{ className: styles.place }}
          />
        )}
        {page.listing && <FacetNav {...page.listing} list={page.listing.path} path={page.path} />}
      </PageIntro>
      {slots.body}
    </>
  );
}
