/** The brand's sign in px: two turns on one line, a caller's bar and the answer's below it. */
export const WORDMARK_SIGN = {
  width: 34,
  height: 28,
  bars: [
    { voice: 'caller', x: 0, y: 3 },
    { voice: 'answer', x: 12, y: 16 },
  ],
  bar: { width: 22, height: 9, rx: 4.5 },
} as const;
