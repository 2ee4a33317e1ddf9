import type { TemplateProps } from '#src/shared/template.ts';

/** Blocks only: the hero among them carries the h1. */
export function ThankYou({ children }: TemplateProps) {
  return <>{children}</>;
}
