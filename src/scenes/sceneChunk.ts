/**
 * @param name of a scene, as in the content
 * @returns the name of its chunk, as in the build's statistics
 */
export function sceneChunk(name: string): string {
  return `scene-${name}`;
}
