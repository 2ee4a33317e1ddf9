import { type InputEventHandler, useEffect, useState } from 'react';

/**
 * @param id of a text area
 * @param first how long the text is that it is drawn with
 * @returns how long it is now, whoever has changed it, the code that fills in a form or a form that was emptied too, and the
 *   listener for what is typed. That has to come by React: where the text area was listened to for it as for the rest, what was
 *   typed into the estimator before it woke was gone (tests/estimatorSharing.e2e.test.ts)
 */
export function useTextLength(
  id: string,
  first: number,
): [length: number, onInput: InputEventHandler<HTMLTextAreaElement>] {
  const [length, setLength] = useState(first);
  useEffect(() => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return undefined;
    const listening = new AbortController();
    const count = () => setLength(area.value.length);
    // What was typed before this was there.
    count();
    area.addEventListener('change', count, listening);
    // Told before the form does it.
    area.form?.addEventListener('reset', () => setTimeout(count), listening);
    return () => listening.abort();
  }, [id]);
  return [length, ({ currentTarget }) => setLength(currentTarget.value.length)];
}
