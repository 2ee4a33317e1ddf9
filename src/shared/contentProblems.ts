/** Where a development server tells what is wrong with the content. */
export const CONTENT_PROBLEMS = '/__content/problems';
