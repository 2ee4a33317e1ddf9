import { Children } from 'react';
import { Reference } from '#src/pages/thank-you/Reference.tsx';
import type { TemplateProps } from '#src/shared/template.ts';

/** Blocks, and behind the first of them, the hero with the h1, the number of what was sent. */
export function ThankYou({ children }: TemplateProps) {
  const [hero, ...others] = Children.toArray(children);
  return (
    <>
      {hero}
      <Reference />
      {others}
    </>
  );
}
