/** @returns the path above a path: `/platform` for `/platform/voice`, `/` for what has none above it */
export function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
