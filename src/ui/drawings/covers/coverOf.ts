import type { Cover } from '#src/shared/page/cover.ts';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';

const TURNS = 5;

/** @returns the cover of a post; of one that has none, turns as long as its words */
export function coverOf({ cover, title }: { readonly cover?: Cover | undefined; readonly title: string }): Cover {
  if (cover) return cover;
  const letters = turnLengths(title, TURNS);
  const longest = Math.max(...letters);
  return { drawing: 'turns', ground: 'night', lengths: letters.map((length) => Math.round((length / longest) * 100)) };
}
