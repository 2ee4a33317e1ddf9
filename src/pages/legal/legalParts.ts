import loadable from '@loadable/component';

/** The name of the chunk in which both are. */
export const PARTS_CHUNK = 'legal-parts';

/** What a text with versions has beside its words. */
export const legalParts = {
  versions: loadable(() => import(/* webpackChunkName: "legal-parts" */ '#src/pages/legal/Versions.tsx'), {
    resolveComponent: (module) => module.Versions,
  }),
  changes: loadable(() => import(/* webpackChunkName: "legal-parts" */ '#src/pages/legal/Changes.tsx'), {
    resolveComponent: (module) => module.Changes,
  }),
};
