import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { PartsLine } from '#src/pages/platform/PartsLine.tsx';
import type { platformSchema } from '#src/pages/platform/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** A part of the platform: under its head the line of all parts, on which it is one station. */
export function Platform({ page, slots }: TemplateProps<typeof platformSchema>) {
  return (
    <>
      <Breadcrumbs page={page} />
      {slots.head}
      <PartsLine parts={page.siblings ?? []} current={page.path} />
      {slots.body}
    </>
  );
}
