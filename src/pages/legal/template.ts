import loadable from '@loadable/component';
import { legalParts, PARTS_CHUNK } from '#src/pages/legal/legalParts.ts';
import type { legalSchema } from '#src/pages/legal/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** It prints the h1 itself. */
export const legalTemplate = {
  name: 'legal',
  view: loadable(() => import(/* webpackChunkName: "page-legal" */ '#src/pages/legal/Legal.tsx'), {
    resolveComponent: (module) => module.Legal,
  }),
  still: { chunk: PARTS_CHUNK, views: Object.values(legalParts), fields: ['versions', 'comparedAt', 'changes'] },
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof legalSchema>;
