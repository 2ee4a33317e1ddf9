import { FETCH_MINIMUM_DELAY, LOADING_BAR } from '#config/constants.ts';

interface LoadingOptions {
  /** Shows that something is under way. Whatever takes its place ends it. */
  readonly show: () => void;
  /** How long a quick answer may take before anything is shown, in ms; 0 shows it at once, where the visitor waits for a sign. */
  readonly after?: number;
}

/**
 * A call whose loading state is seen. What is quick never shows it; once shown it stays for a while, so that nothing flashes
 * (SPEC part 9, fetch minimum display delay). An answer that came before it was shown is not delayed.
 *
 * @returns what the call gives
 * @throws what the call throws, as late
 */
export async function withLoading<Value>(
  call: Promise<Value>,
  { show, after = LOADING_BAR.throttle }: LoadingOptions,
): Promise<Value> {
  let shownAt: number | undefined;
  const begin = () => {
    shownAt = performance.now();
    show();
  };
  const timer = after > 0 ? setTimeout(begin, after) : undefined;
  if (after === 0) begin();
  try {
    return await call;
  } finally {
    clearTimeout(timer);
    if (shownAt !== undefined) await pause(FETCH_MINIMUM_DELAY - (performance.now() - shownAt));
  }
}

function pause(ms: number): Promise<void> | undefined {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;
}
