/** @returns whether the page is opened by tests that say so: by `autoTest` in its address, or as a global (SPEC part 4) */
export function isAutoTest(): boolean {
  const named = new URLSearchParams(location.search).get('autoTest');
  return (named !== null && named !== 'false') || (window as { autoTest?: unknown }).autoTest === true;
}
