import type { KeptParts } from '#src/ui/kept/Kept.tsx';

/** @returns the parts of the shell as they stand in the document at this moment */
export function readKeptParts(document: Document): KeptParts {
  const parts = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-kept]')].map((part) => [part.dataset.kept, part.innerHTML]),
  );
  return (name) => parts.get(name) ?? '';
}
