import type { legalSchema } from '#src/pages/legal/schema.ts';
import type { PageOf } from '#src/shared/page/template.ts';

/** What the parts of the template read of its page. */
export type LegalPartProps = Pick<
  PageOf<typeof legalSchema>,
  'path' | 'version' | 'standing' | 'versions' | 'comparedAt' | 'changes' | 'compares'
>;
