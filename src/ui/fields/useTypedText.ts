import { useHydrated } from '#src/ui/useHydrated.ts';

/**
 * React puts the server's text back into a text area that it takes over, though it leaves every other field as it stands. So
 * it is told that what stands there is the text.
 *
 * @param id of the text area
 * @param text that whoever draws it wants in it; undefined where that leaves the text to the browser
 * @returns what it is to show: while it is being taken over, what was typed before
 */
export function useTypedText<Text>(id: string, text: Text): Text | string {
  const hydrated = useHydrated();
  if (hydrated || text === undefined || typeof document === 'undefined') return text;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : text;
}
