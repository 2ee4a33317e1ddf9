/** What only a page that failed looks like: its code and styles, by the name of their chunk (RenderError.tsx). */
export const ERROR_CHUNK = 'error-message';
