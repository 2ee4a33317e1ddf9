import { brand } from '#config/brand.ts';
import { LinkPreviewHead } from '#src/app/LinkPreviewHead.tsx';
import { headTitle } from '#src/app/headTitle.ts';
import type { Page } from '#src/shared/page/page.ts';

/** Title, description and links of a page (SPEC part 3, page metadata); React puts them into the head. */
export function PageHead({ page }: { readonly page: Page }) {
  const name = headTitle(page);
  const title = page.path === '/' ? `${brand.name}: ${name}` : `${name} | ${brand.name}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.meta_description} />
      {page.robots && <meta name="robots" content={page.robots} />}
      {page.links && <link rel="canonical" href={page.links.canonical} />}
      {page.links?.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <LinkPreviewHead page={page} />
    </>
  );
}
