import type { FormErrors, FormId } from '#src/shared/forms/formDefinition.ts';
import { del, entries, set } from 'idb-keyval';
import { mayHaveQueued, setQueuedMark } from '#src/shared/forms/outboxMark.ts';
import { sendForm } from '#src/api/forms/sendForm.ts';

/** A form that could not be sent, in the visitor's browser: files and all, over reloads, until it has arrived. */
export interface QueuedForm {
  /** Its idempotency key, which is among the entries too. */
  readonly key: string;
  readonly form: FormId;
  readonly action: string;
  readonly entries: readonly (readonly [name: string, value: FormDataEntryValue])[];
  /** The page that holds the form, and its block. */
  readonly href: string;
  /** The server has refused it: it waits for its visitor, and not for the network. */
  readonly errors?: FormErrors;
}

const PREFIX = 'form:';
const LOCK = 'form-outbox';

/** @throws when the browser keeps nothing, as in some private windows */
export async function enqueue(queued: QueuedForm): Promise<void> {
  await set(PREFIX + queued.key, queued);
  setQueuedMark(true);
}

async function readQueue(): Promise<QueuedForm[]> {
  const all = await entries<string, QueuedForm>();
  return all.flatMap(([key, queued]) => (key.startsWith(PREFIX) ? [queued] : []));
}

async function remove(queued: QueuedForm): Promise<void> {
  await del(PREFIX + queued.key);
  if ((await readQueue()).length === 0) setQueuedMark(false);
}

/** @returns a form that came back, taken out: who asks for it shows it */
export async function takeReturned(form: FormId): Promise<QueuedForm | undefined> {
  if (!mayHaveQueued()) return undefined;
  const returned = (await readQueue()).find((queued) => queued.form === form && queued.errors);
  if (returned) await remove(returned);
  return returned;
}

/** What became of the forms that waited. */
export interface FlushReport {
  readonly sent: readonly string[];
  /** Where the visitor finds those that were refused. */
  readonly returned: readonly string[];
  /** How many still wait. */
  readonly waiting: number;
}

/** Sends what waits, in one tab at a time; the others then find nothing. Never throws. */
export async function flushOutbox(): Promise<FlushReport> {
  const nothing: FlushReport = { sent: [], returned: [], waiting: 0 };
  try {
    return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? await flush() : nothing));
  } catch {
    return nothing;
  }
}

async function flush(): Promise<FlushReport> {
  const [sent, returned]: [string[], string[]] = [[], []];
  let waiting = 0;
  for (const queued of await readQueue()) {
    const result = queued.errors ? ({ kind: 'invalid', errors: queued.errors } as const) : await send(queued);
    if (result.kind === 'sent') {
      await remove(queued);
      sent.push(result.reference);
    } else if (result.kind === 'invalid') {
      await enqueue({ ...queued, errors: result.errors });
      returned.push(queued.href);
    } else waiting++;
  }
  return { sent, returned, waiting };
}

function send({ action, entries }: QueuedForm) {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return sendForm(action, body);
}
