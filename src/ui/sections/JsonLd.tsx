import { serializeJson } from '#src/shared/text/serializeJson.ts';

/** Facts about a page for search engines (schema.org). A data block: it is never executed, so the policy lets it be. */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  // Without what only keeps a line together (U+2060).
  const json = serializeJson({ '@context': 'https://schema.org', ...data }).replaceAll('\u2060', '');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
