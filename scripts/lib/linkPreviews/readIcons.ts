/**
 * @param sprite the text of `src/ui/icons/icons.svg`
 * @returns a function from the name of an icon to its strokes on a square of 24, which throws when there is none
 */
export function readIcons(sprite: string): (name: string) => string {
  return (name) => {
    const drawn = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1];
    if (drawn === undefined) throw new Error(`There is no icon "${name}"`);
    return drawn;
  };
}
