/**
 * @param name of a person or a firm
 * @returns the first letters of its first two words, in capitals: on pages and in link previews
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  // Whatever the language of the machine is: in Turkish an i would keep its dot.
  return words.map(([first = '']) => first.toUpperCase()).join('');
}
