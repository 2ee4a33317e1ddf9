/** Of a page without the site's own scripts: asks for it anew when there is something else to show. */
const shown = document.querySelector('#problems[data-of="build"]')?.innerHTML ?? '';
/** As the browser writes it. */
const normalize = (html) => Object.assign(document.createElement('main'), { innerHTML: html }).innerHTML;

new EventSource('/__hmr').addEventListener('message', ({ data }) => {
  if (!data.startsWith('{')) return;
  const { action, html } = JSON.parse(data);
  // Of the content the last good version is shown, and the terminal says what is wrong.
  if (['building', 'built', 'sync', 'content'].includes(action)) return;
  if (action !== 'problems' || normalize(html) !== shown) window.location.reload();
});
