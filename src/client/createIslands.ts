import { fetchJson } from '#src/api/createBrowserApi.ts';
import { onceAsync } from '#src/shared/onceAsync.ts';
import type { IslandFields, Islands } from '#src/features/island/IslandsContext.ts';

/**
 * @param address the path and query of the server's page
 * @param onBroken told that an island has thrown
 * @returns what the browser does for the islands of that page, whose HTML is there
 */
export function createIslands(address: string, onBroken: Islands['onBroken']): Islands {
  return {
    htmlOf: () => '',
    loadFields: onceAsync(() => fetchJson<IslandFields>(`/api/getIslands?url=${encodeURIComponent(address)}`)),
    onBroken,
  };
}
