interface Message {
  /** In ms since the first. */
  readonly at: number;
  /** Places among the stations, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Call {
  readonly stations: readonly { readonly isDown: boolean }[];
  readonly messages: readonly Message[];
}

/** The first message that nobody answers, and the same once more, from who sent it. */
interface Failover {
  readonly lost?: Message | undefined;
  readonly again?: Message | undefined;
}

/** @returns what is lost in a call, and how it goes on: others may send something in between */
export function findFailover({ stations, messages }: Call): Failover {
  const index = messages.findIndex(({ to }) => stations[to - 1]?.isDown);
  const lost = messages[index];
  if (!lost) return {};
  const again = messages.slice(index + 1).find(({ from, text }) => from === lost.from && text === lost.text);
  return { lost, again };
}
