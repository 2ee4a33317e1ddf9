import loadable from '@loadable/component';
import type { solutionSchema } from '#src/pages/solution/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** A record of a single solution (SPEC part 3). The hero among its blocks carries the h1. */
export const solutionTemplate = {
  name: 'solution',
  view: loadable(() => import(/* webpackChunkName: "page-solution" */ '#src/pages/solution/Solution.tsx'), {
    resolveComponent: (module) => module.Solution,
  }),
  slots: { body: 'others', end: { of: ['cta'], most: 1 } },
  namedAtLength: true,
} as const satisfies TemplateDefinition<typeof solutionSchema>;
