/** @returns the first letters of the first two words of a name: `AT` for Ana Torres */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase())
    .join('');
}
