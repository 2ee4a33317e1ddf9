import { Reference } from '#src/pages/thank-you/Reference.tsx';
import type { TemplateProps } from '#src/shared/template.ts';

/** Blocks, the hero among them with the h1; above them the number of what was sent, where the visitor comes from a form. */
export function ThankYou({ children }: TemplateProps) {
  return (
    <>
      <Reference />
      {children}
    </>
  );
}
