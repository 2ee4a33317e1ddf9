/** An answer of the site, as a floor is to give it again. */
export interface Answer {
  /** Names and values in turn, as they came; without those that every server of Node writes by itself. */
  readonly headers: readonly string[];
  /** The bytes on the wire, in base64. */
  readonly body: string;
  /** How long a connection may be idle, and how many requests it may bring; Node says both in a header. */
  readonly keepAliveTimeout: number;
  readonly maxRequests: number;
}

/** What a process is told that answers with it. */
export interface FloorOrder {
  readonly kind: 'http' | 'express';
  readonly answer: Answer;
}
