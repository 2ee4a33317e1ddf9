import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { Crumb } from '#src/shared/page/page.ts';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';

interface CrumbDataProps {
  readonly crumbs: readonly Crumb[];
  readonly current: string;
  /** Of the page; without it, nothing is said. */
  readonly canonical: string | undefined;
}

/** The breadcrumbs for search engines (schema.org BreadcrumbList). */
export function CrumbData({ crumbs, current, canonical }: CrumbDataProps) {
  const { prefix } = useSite();
  if (!canonical) return null;
  const { origin } = new URL(canonical);
  const items = [
    ...crumbs.map(({ label, path }) => ({ name: label, item: origin + encodeURI(localizePath(path, prefix)) })),
    { name: current, item: canonical },
  ];
  const itemListElement = items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
