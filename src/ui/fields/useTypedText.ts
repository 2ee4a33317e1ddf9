import { useHydrated } from '#src/ui/useHydrated.ts';

/**
 * React writes the server's text into a text area that it takes over, though it leaves every other field as it stands: what was
 * typed is gone, and the caret is at the beginning. So it is told that what stands there is the text, and the text area counts as
 * written: the same text once more moves nothing in it.
 *
 * @param id of the text area
 * @param text that whoever draws it wants in it; undefined where that leaves the text to the browser
 * @returns what it is to show: while it is being taken over, what was typed before
 */
export function useTypedText<Text>(id: string, text: Text): Text | string {
  const hydrated = useHydrated();
  if (hydrated || text === undefined || typeof document === 'undefined') return text;
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return text;
  area.setRangeText('', 0, 0);
  return area.value;
}
