/** The name of the meta element that lists what the first script brings, addresses with spaces between them. */
export const SCRIPTS_META = 'scripts';
