import loadable from '@loadable/component';
import type { webinarSchema } from '#src/pages/webinar/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** It prints the h1 itself. */
export const webinarTemplate = {
  name: 'webinar',
  view: loadable(() => import(/* webpackChunkName: "page-webinar" */ '#src/pages/webinar/Webinar.tsx'), {
    resolveComponent: (module) => module.Webinar,
  }),
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof webinarSchema>;
