import type { ReactNode } from 'react';
import { GALLERY_ASSETS } from '#src/specimens/specimenAssets.ts';

interface DevelopmentDocumentProps {
  readonly title: string;
  /** The styles that every page of the site has. */
  readonly stylesheets: readonly string[];
  readonly children: ReactNode;
}

/** A document below `/__ui` that is written, not composed of content: its head, and the styles of the gallery. */
export function DevelopmentDocument({ title, stylesheets, children }: DevelopmentDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[...stylesheets, GALLERY_ASSETS.stylesheet].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
