import { brand } from '#config/brand.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { Page } from '#src/shared/page.ts';

/** Title, description and links of a page (SPEC part 3, page metadata); React puts them into the head. */
export function PageHead({ page }: { readonly page: Page }) {
  const { iso } = useSite();
  const title = page.path === '/' ? `${brand.name}: ${page.title}` : `${page.title} | ${brand.name}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.meta_description} />
      {page.robots && <meta name="robots" content={page.robots} />}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.og__description ?? page.meta_description} />
      <meta property="og:type" content={page.article ? 'article' : 'website'} />
      <meta property="og:locale" content={iso.replace('-', '_')} />
      <meta property="og:site_name" content={brand.name} />
      {page.links && <link rel="canonical" href={page.links.canonical} />}
      {page.links && <meta property="og:url" content={page.links.canonical} />}
      {page.links?.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}
