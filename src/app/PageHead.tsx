import { useLingui } from '@lingui/react/macro';
import { brand } from '#config/brand.ts';
import { headTitle } from '#src/app/headTitle.ts';
import type { Page } from '#src/shared/page/page.ts';

/** What a list of results shows of a title, in characters: where the brand would be cut off it is not there. */
const SHOWN = 60;

/** Title, description and links of a page (SPEC part 3, page metadata); React puts them into the head. */
export function PageHead({ page }: { readonly page: Page }) {
  const number = usePageNumber(page);
  const name = headTitle(page) + (number && ` – ${number}`);
  const whole = page.path === '/' ? `${brand.name}: ${name}` : `${name} | ${brand.name}`;
  const title = whole.length > SHOWN ? name : whole;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.meta_description} />
      {page.robots && <meta name="robots" content={page.robots} />}
      {page.links && <link rel="canonical" href={page.links.canonical} />}
      {page.links?.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {page.links?.more?.map((link) => (
        <link key={link.href} {...link} />
      ))}
    </>
  );
}

/** @returns which page of a list it is, in words; nothing for the first, and for what is no list */
function usePageNumber({ listed }: Page): string {
  const { t } = useLingui();
  const { page } = listed ?? { page: 1 };
  return page > 1 ? t`Page ${page}` : '';
}
