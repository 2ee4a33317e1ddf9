import type { FormErrors, FormId } from '#src/forms/data/formDefinition.ts';
import { mayHaveQueued, OUTBOX_EVENT, setQueuedMark } from '#src/forms/data/outboxMark.ts';
import { sendForm, type SendProblem, type SendResult } from '#src/forms/api/sendForm.ts';
import { putRecord, readRecords, removeRecords } from '#src/visitor/data/keptDatabase.ts';

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
  /** Why, where it is not for its fields. */
  readonly problem?: SendProblem;
  /** It has arrived, and its entries are gone: only its number waits, to be seen on whatever page its visitor is. */
  readonly reference?: string;
}

type Listener = (settled: QueuedForm) => void;

/** Forms of this document that wait, by key. */
const listeners = new Map<string, Listener>();

/** Calls back once, with the form as it is then kept, when it has arrived or was refused, whichever tab has sent it. */
export function onSettled(key: string, listener: Listener): void {
  listeners.set(key, listener);
}

const PREFIX = 'form:';
/** `sending` is held for as long as forms are on their way; nobody who only keeps one may have to wait for it. */
const LOCKS = { sending: 'form-outbox', mark: 'form-outbox-mark' } as const;

/** Changes what is kept together with its mark: a form that has no mark is not sent. */
const changeQueue = (change: () => Promise<void>): Promise<void> => navigator.locks.request(LOCKS.mark, change);

/** @throws when the browser keeps nothing, as in some private windows */
export function enqueue(queued: QueuedForm): Promise<void> {
  return changeQueue(async () => {
    await putRecord(PREFIX + queued.key, queued);
    setQueuedMark(true);
  });
}

async function readQueue(): Promise<QueuedForm[]> {
  const all = await readRecords<QueuedForm>();
  return all.flatMap(([key, queued]) => (key.startsWith(PREFIX) ? [queued] : []));
}

function remove(...forms: readonly QueuedForm[]): Promise<void> {
  return changeQueue(async () => {
    await removeRecords(forms.map(({ key }) => PREFIX + key));
    if ((await readQueue()).length === 0) setQueuedMark(false);
  });
}

/**
 * Takes a form that came back out of the queue once it is shown: until then its words are nowhere else.
 *
 * @param show returns false when it cannot show it, as its page was left meanwhile
 */
export async function takeReturned(form: FormId, show: (returned: QueuedForm) => boolean): Promise<void> {
  if (!mayHaveQueued()) return;
  const returned = (await readQueue()).find((queued) => queued.form === form && queued.errors);
  if (returned && show(returned)) await remove(returned);
}

/** Forgets those that have arrived, once their visitor has seen it. Never throws. */
export async function forgetSent(): Promise<void> {
  try {
    const told = async () => remove(...(await readQueue()).filter(({ reference }) => reference));
    await navigator.locks.request(LOCKS.sending, told);
  } catch {
    // A browser that has closed its database tells the number once more.
  }
}

/** What became of the forms that waited. */
export interface FlushReport {
  readonly sent: readonly string[];
  /** Where the visitor finds those that were refused. */
  readonly returned: readonly string[];
}

/** Sent again as they are they would end the same way, so their visitor has to see them. The others pass. */
const LASTING: readonly SendProblem[] = ['invalid', 'tooLarge', 'conflict', 'gone'];

/** Sends what waits, in one tab at a time: who comes later finds it sent, or goes on where a closed tab left. Never throws. */
export async function flushOutbox(): Promise<FlushReport> {
  try {
    return await navigator.locks.request(LOCKS.sending, flush);
  } catch {
    return { sent: [], returned: [] };
  }
}

async function flush(): Promise<FlushReport> {
  const [sent, returned]: [string[], string[]] = [[], []];
  for (const queued of await readQueue()) {
    const settled = await settle(queued);
    const { key, reference, errors, href } = settled;
    if (reference || errors) {
      listeners.get(key)?.(settled);
      listeners.delete(key);
    }
    if (reference) sent.push(reference);
    else if (errors) returned.push(href);
  }
  return { sent, returned };
}

/** Sends a form that still waits. @returns the form as it is then kept: with its number, its errors, or as it was */
async function settle(queued: QueuedForm): Promise<QueuedForm> {
  if (queued.reference || queued.errors) return queued;
  const body = new FormData();
  for (const [name, value] of queued.entries) body.append(name, value);
  const settled = endOf(queued, await sendForm(queued.action, body));
  if (settled !== queued) await enqueue(settled);
  return settled;
}

/** @returns the form as it is to be kept: the same where it is to be sent again as it is */
function endOf(queued: QueuedForm, result: SendResult): QueuedForm {
  if (result.kind === 'sent') return { ...queued, entries: [], reference: result.reference };
  if (result.kind === 'invalid') return { ...queued, errors: result.errors };
  if (result.kind !== 'problem' || !LASTING.includes(result.problem)) return queued;
  return { ...queued, errors: {}, problem: result.problem };
}

/**
 * Keeps a form whose page was left while it was sent, and has what became of it told on the page that is there now.
 *
 * @throws as `enqueue`
 */
export async function handOver(queued: QueuedForm, result: SendResult): Promise<void> {
  await enqueue(endOf(queued, result));
  window.dispatchEvent(new Event(OUTBOX_EVENT));
}
