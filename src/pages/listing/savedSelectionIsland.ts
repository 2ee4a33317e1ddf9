import loadable from '@loadable/component';

/** On the pages of two lists: its code comes when somebody turns to it. */
export const savedSelectionIsland = loadable(
  () => import(/* webpackChunkName: "saved-selection" */ '#src/pages/listing/SavedSelection.tsx'),
  { resolveComponent: (module) => module.SavedSelection },
);
