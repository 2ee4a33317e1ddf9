import loadable from '@loadable/component';
import type { platformSchema } from '#src/pages/platform/schema.ts';
import { HEAD } from '#src/shared/page/slots.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero in its head carries the h1. */
export const platformTemplate = {
  name: 'platform',
  view: loadable(() => import(/* webpackChunkName: "page-platform" */ '#src/pages/platform/Platform.tsx'), {
    resolveComponent: (module) => module.Platform,
  }),
  slots: { head: HEAD, body: 'others' },
} as const satisfies TemplateDefinition<typeof platformSchema>;
