import { Reference } from '#src/forms/view/Reference.tsx';
import type { thankYouSchema } from '#src/pages/thank-you/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** Blocks, and behind the hero, which carries the h1, the number of what was sent. */
export function ThankYou({ slots }: TemplateProps<typeof thankYouSchema>) {
  return (
    <>
      {slots.head}
      <Reference />
      {slots.body}
    </>
  );
}
