import type { FormProblem } from '#src/forms/data/formDefinition.ts';

/** For the log: which check it was. Never anything that was sent. */
type RefusalReason =
  | 'origin'
  | 'rate'
  | 'type'
  | 'length'
  | 'malformed'
  | 'truncated'
  | 'slow'
  | 'parts'
  | 'pieces'
  | 'files'
  | 'name'
  | 'duplicate'
  | 'value'
  | 'conflict'
  | 'storage'
  | 'room';

/** A post that is not taken, whatever its fields say. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: FormProblem;
  readonly reason: RefusalReason;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: FormProblem, reason: RefusalReason, retryAfter?: number) {
    super(`The form is refused: ${reason}`);
    this.name = 'Refusal';
    this.status = status;
    this.problem = problem;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** In seconds: what keeps a lead from being stored is rarely over sooner. */
const STORAGE_RETRY = 30;
/** In seconds: room comes with deliveries, or with somebody who has read the alert. */
const ROOM_RETRY = 300;

/** Every way in which a post is refused: its status, the words for the visitor, and the reason for the log. */
export const refusals = {
  origin: () => new Refusal(403, 'invalid', 'origin'),
  rate: (seconds: number) => new Refusal(429, 'tooMany', 'rate', seconds),
  type: () => new Refusal(415, 'invalid', 'type'),
  tooLarge: () => new Refusal(413, 'tooLarge', 'length'),
  malformed: () => new Refusal(400, 'invalid', 'malformed'),
  truncated: () => new Refusal(400, 'invalid', 'truncated'),
  slow: () => new Refusal(408, 'expired', 'slow'),
  pieces: () => new Refusal(400, 'invalid', 'pieces'),
  parts: () => new Refusal(413, 'tooLarge', 'parts'),
  files: () => new Refusal(400, 'invalid', 'files'),
  name: () => new Refusal(400, 'invalid', 'name'),
  duplicate: () => new Refusal(400, 'invalid', 'duplicate'),
  value: () => new Refusal(400, 'invalid', 'value'),
  /** Nobody can type so much into the form. */
  tooLong: () => new Refusal(422, 'invalid', 'value'),
  /** Its key is that of a lead that says something else. */
  conflict: () => new Refusal(409, 'conflict', 'conflict'),
  storage: () => new Refusal(503, 'unavailable', 'storage', STORAGE_RETRY),
  /** Words are still taken. */
  fileRoom: () => new Refusal(503, 'noRoom', 'room', ROOM_RETRY),
  room: () => new Refusal(503, 'unavailable', 'room', ROOM_RETRY),
} as const;
