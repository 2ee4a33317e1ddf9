/** The name of the meta element that lists what `src/client/begin.ts` brings, addresses with spaces between them. */
export const SCRIPTS_META = 'scripts';
