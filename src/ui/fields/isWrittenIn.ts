/**
 * Whether something would be lost with it that a visitor has written, or is about to write.
 *
 * @param place whose lines of text are looked at
 */
export function isWrittenIn(place: ParentNode): boolean {
  const lines = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...lines].some((line) => line === document.activeElement || line.value !== line.defaultValue);
}
