import type { TextPart } from '#src/search/data/searchAnswer.ts';

/** Text in which what was found is marked. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, found }, index) =>
    // The parts of a text have no names but their places.
    found ? <mark key={String(index)}>{text}</mark> : text,
  );
}
