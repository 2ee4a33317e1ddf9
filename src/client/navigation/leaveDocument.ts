import type { How } from '#src/client/navigation/createNavigation.ts';

/** Has the browser load what cannot be shown otherwise, with the history that it would have had without us. */
export function leaveDocument(href: string, how: How): void {
  if (how === 'push') window.location.assign(href);
  else if (how === 'replace') window.location.replace(href);
  // At its address already: to follow it would only look for the anchor.
  else window.location.reload();
}
