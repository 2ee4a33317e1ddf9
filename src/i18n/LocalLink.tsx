import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';

interface LocalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  /** A path without locale prefix, an anchor, or an address elsewhere. */
  readonly href: string;
  /** False for what this host serves and this site is not: it has no language, and the browser follows it by itself. */
  readonly inApp?: false | undefined;
  readonly children: ReactNode;
}

/**
 * The link of the site: a plain anchor, so that it works before and without hydration, in static blocks too. One
 * delegated listener (`client/delegatedLinks.ts`) turns a click on it into a client navigation.
 */
export function LocalLink({ href, inApp, children, ...rest }: LocalLinkProps) {
  const { prefix } = useSite();
  return (
    <a href={inApp === false ? href : localizePath(href, prefix)} data-in-app={inApp} {...rest}>
      {children}
    </a>
  );
}
