import { Children } from 'react';
import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import { PartsLine } from '#src/pages/platform/PartsLine.tsx';
import type { TemplateProps } from '#src/shared/template.ts';

/** A part of the platform: under its head the line of all parts, on which it is one station. */
export function Platform({ page, children }: TemplateProps) {
  const [head, ...blocks] = Children.toArray(children);
  return (
    <>
      <Breadcrumbs page={page} />
      {head}
      <PartsLine parts={page.siblings ?? []} current={page.path} />
      {blocks}
    </>
  );
}
