import { useEffect, useState } from 'react';

/** What became of a copy: the browser may refuse one. */
type CopyOutcome = 'copied' | 'refused';

interface Copy {
  readonly outcome: CopyOutcome | undefined;
  /** Puts the text into the clipboard. */
  readonly copy: (text: string) => Promise<void>;
}

interface CopyOptions {
  /** What is shown: what was copied of something else is no longer it, and the outcome is forgotten. */
  readonly of?: string;
  /** How long it is said that it is done, ms; until the next copy where it is missing. */
  readonly shown?: number;
}

/** @returns a way to copy, and what became of the last */
export function useCopy({ of = '', shown }: CopyOptions = {}): Copy {
  const [last, setLast] = useState<{ readonly of: string; readonly outcome: CopyOutcome }>();
  useEffect(() => {
    if (shown === undefined || last?.outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setLast(undefined), shown);
    return () => clearTimeout(timer);
  }, [last, shown]);
  return {
    outcome: last?.of === of ? last.outcome : undefined,
    async copy(text) {
      setLast(undefined);
      try {
        await navigator.clipboard.writeText(text);
        setLast({ of, outcome: 'copied' });
      } catch {
        setLast({ of, outcome: 'refused' });
      }
    },
  };
}
