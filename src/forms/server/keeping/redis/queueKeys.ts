/** The names under which leads are kept in Redis. In braces: on a cluster all are on one node, as a script needs them. */
const PREFIX = '{leads}';

/** What BullMQ calls the queue, and what all its keys begin with. */
export const QUEUE = { name: 'delivery', prefix: PREFIX } as const;

/** The keys that are ours, beside those of BullMQ. To change one is to lose sight of the leads that wait. */
export const queueKeys = {
  /** The lead as JSON. */
  lead: (id: string) => `${PREFIX}:lead:${id}`,
  /** What the lead takes, as a hash: `bytes`, and the name of each file's key. It tells when the lead itself cannot. */
  room: (id: string) => `${PREFIX}:room:${id}`,
  /** That it was delivered, for a while. */
  done: (id: string) => `${PREFIX}:done:${id}`,
  /** A file, as a list of pieces. */
  file: (key: string) => `${PREFIX}:file:${key}`,
  /** Ids of leads by the time at which they came. Each is in one of these three. */
  pending: `${PREFIX}:pending`,
  quarantined: `${PREFIX}:quarantined`,
  dead: `${PREFIX}:dead`,
  /** Ids of pending leads that the queue must get: here before it has them, so that a kill in between loses none. */
  outbox: `${PREFIX}:outbox`,
  /** How many bytes all accepted leads take. Not there when there is none. */
  bytes: `${PREFIX}:bytes`,
} as const;
