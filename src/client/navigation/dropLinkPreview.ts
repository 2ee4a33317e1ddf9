/** Takes the tags of the server's page out of the head: an extension, or whoever shares another page from here, would show that one. */
export function dropLinkPreview(): void {
  for (const tag of document.head.querySelectorAll('[property^="og:"],[name^="twitter:"]')) tag.remove();
}
