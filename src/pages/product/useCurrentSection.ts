import { useEffect, useState } from 'react';

/** A section is read while it crosses a line a third down the screen. */
const READING_LINE = '-33% 0px -66% 0px';

/**
 * @param sections the blocks that are watched, by id
 * @returns the id of the one that is being read; undefined on the server, and above and between them
 */
export function useCurrentSection(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setCurrent(sections.find(({ id }) => crossing.has(id))?.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of sections) {
      const block = document.getElementById(id);
      if (block) observer.observe(block);
    }
    return () => {
      observer.disconnect();
    };
  }, [sections]);
  return current;
}
