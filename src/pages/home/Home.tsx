import type { homeSchema } from '#src/pages/home/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** Blocks only: the hero among them carries the h1. */
export function Home({ slots }: TemplateProps<typeof homeSchema>) {
  return <>{slots.body}</>;
}
