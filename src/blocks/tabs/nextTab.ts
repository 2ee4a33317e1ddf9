/**
 * @param key the key that was pressed
 * @param current the selected tab
 * @param count how many tabs there are
 * @returns the tab to go to, or undefined when the key moves nothing
 */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
