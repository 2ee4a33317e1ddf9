import { brand } from '#config/brand.ts';
import { locales } from '#config/locales.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { headTitle } from '#src/app/headTitle.ts';
import type { LinkImage } from '#src/shared/page/linkPreview.ts';
import type { Page } from '#src/shared/page/page.ts';

const openGraphLocale = (iso: string) => iso.replace('-', '_');

/**
 * What other sites and messengers show of a link to the page (SPEC part 2, link previews). They ask the server for it, so the
 * tree that hydrates has none of it, as of `PageAssets`, behind which it stands: what the head holds beside is left as it is.
 */
export function LinkPreviewHead({ page }: { readonly page: Page }) {
  const { iso } = useSite();
  const { links } = page;
  const twins = page.locales.filter(
    (code) => code !== page.locale && links?.alternates.some(({ hreflang }) => hreflang === code),
  );
  return (
    <>
      <meta property="og:title" content={headTitle(page)} />
      <meta property="og:description" content={page.og__description ?? page.meta_description} />
      <meta property="og:type" content={page.article ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={openGraphLocale(iso)} />
      {twins.map((code) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale(locales[code].iso)} />
      ))}
      {links && <meta property="og:url" content={links.canonical} />}
      {links?.image && <ImageTags image={links.image} />}
    </>
  );
}

/** The protocol has what describes an image follow it. */
function ImageTags({ image }: { readonly image: LinkImage }) {
  return (
    <>
      <meta property="og:image" content={image.src} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
