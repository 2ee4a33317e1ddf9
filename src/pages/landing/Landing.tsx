import { Breadcrumbs } from '#src/features/breadcrumbs/Breadcrumbs.tsx';
import type { landingSchema } from '#src/pages/landing/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** One breadcrumb is the home page, which the logo leads to already. */
const WORTH_SHOWING = 2;

/** Blocks, under the way to them where the page lies deep enough to have one. The hero carries the h1. */
export function Landing({ page, slots }: TemplateProps<typeof landingSchema>) {
  return (
    <>
      {page.breadcrumbs.length >= WORTH_SHOWING && <Breadcrumbs page={page} />}
      {slots.body}
    </>
  );
}
