import { useCallback, useEffect, useState } from 'react';
import { onConsent } from '#src/visitor/data/answerConsent.ts';
import { readKeptThings, type KeptThing } from '#src/visitor/data/keptNow.ts';

/** When another tab or document, or the browser's own tools, may have changed something. */
const MOMENTS = ['storage', 'focus', 'pageshow'] as const;

/** @returns what is kept on the device, nothing before it was looked at; and what looks again */
export function useKeptThings(): readonly [readonly KeptThing[] | undefined, () => Promise<void>] {
  const [things, setThings] = useState<readonly KeptThing[]>();
  const look = useCallback(async () => setThings(await readKeptThings()), []);
  useEffect(() => {
    const onMoment = () => void look();
    onMoment();
    const end = onConsent(onMoment);
    for (const moment of MOMENTS) window.addEventListener(moment, onMoment);
    return () => {
      end();
      for (const moment of MOMENTS) window.removeEventListener(moment, onMoment);
    };
  }, [look]);
  return [things, look];
}
