import { useEffect, useRef } from 'react';

/**
 * Tells of a value that has changed, and then stayed for a while.
 *
 * @param pause ms
 * @param tell the same function at each render: another one forgets what it was to tell
 */
export function useSettled<Value>(value: Value, pause: number, tell: (value: Value) => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return undefined;
    last.current = value;
    const timer = setTimeout(() => tell(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause, tell]);
}
