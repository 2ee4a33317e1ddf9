import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { enqueue, handOver, onSettled, type QueuedForm } from '#src/forms/api/outbox.ts';
import { thankYouPath } from '#src/forms/data/reference.ts';
import { sendForm, type SendResult } from '#src/forms/api/sendForm.ts';
import type { Draft } from '#src/forms/view/draft.ts';
import { readForm } from '#src/forms/view/readForm.ts';
import type { FailureReason } from '#src/forms/view/ruleMessages.ts';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { useStores } from '#src/stores/StoresContext.tsx';
import type { FormDefinition, FormErrors } from '#src/forms/data/formDefinition.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';
import { createUuid } from '#src/shared/text/createUuid.ts';
import { withLoading } from '#src/shared/withLoading.ts';
import { THIRD_PARTY_CATEGORY } from '#config/constants.ts';
import type { PublicThirdParties } from '#config/publicConfig.ts';
import { readTracking, type Tracking } from '#src/visitor/data/readTracking.ts';
import { hasConsent } from '#src/visitor/data/visitorStorage.ts';

/** Where a form is on its way. In none of them what was typed is gone. */
export type Phase =
  | { readonly name: 'idle' }
  /** From 0 to 1. */
  | { readonly name: 'sending'; readonly progress: number }
  | { readonly name: 'failed'; readonly reason: FailureReason }
  /** Kept in the browser until there is a network. */
  | { readonly name: 'queued' }
  /** The page of thanks is on its way, or could not be had. */
  | { readonly name: 'sent'; readonly reference: string };

interface SendingOptions {
  readonly definition: FormDefinition;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Forgotten as soon as somebody else keeps the words. */
  readonly draft: Draft;
  readonly onRefused: (errors: FormErrors) => void;
}

/** Sends a form that keeps its rules, once at a time; the same words always with the same key. */
export function useSending({ definition, form, draft, onRefused }: SendingOptions) {
  const { prefix, thirdParties } = useSite();
  const { visitor } = useStores();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  const key = useRef<string>(undefined);
  const report = (progress: number) => setPhase({ name: 'sending', progress });

  /** What has become of it. Whoever has left it reads another page: they are told there, and led nowhere. */
  async function post(element: HTMLFormElement, signal: AbortSignal): Promise<SendResult | Phase> {
    // Taken together with the words: what is typed while they are read has another.
    const mine = (key.current ??= createUuid());
    const href = hrefOf(element);
    const data = await collect(definition, element, { key: mine, tracking: readTracking(visitor.campaign) });
    const queued = { key: mine, form: definition.id, action: element.action, href, entries: [...data] };
    if (!navigator.onLine) return await queue(queued, { form, key, draft, setPhase });
    await addToken(data, element.action, thirdParties?.captcha);
    const result = await sendForm(element.action, data, { signal, onProgress: report });
    return isLeft(element, result) ? await leave(draft, handOver(queued, result)) : result;
  }

  async function conclude(result: SendResult | Phase): Promise<Phase> {
    if (!('kind' in result)) return result;
    if (result.kind === 'sent') {
      draft.forget();
      await navigate(localizePath(thankYouPath(result.reference), prefix));
      return { name: 'sent', reference: result.reference };
    }
    if (result.kind === 'invalid') onRefused(result.errors);
    // It arrived with other words: sent again, these are a message of their own.
    if (result.kind === 'problem' && result.problem === 'conflict') key.current = undefined;
    return failureOf(result);
  }

  return {
    phase,
    async send() {
      if (running.current || !form.current) return;
      running.current = new AbortController();
      // What nobody has thought of is told, too: a form that takes no further press would be lost.
      let end: Phase = { name: 'failed', reason: 'unavailable' };
      try {
        // A press wants an answer at once.
        const posted = post(form.current, running.current.signal);
        end = await conclude(await withLoading(posted, { show: () => report(0), after: 0 }));
      } finally {
        running.current = undefined;
        setPhase(end);
      }
    },
    cancel: () => running.current?.abort(),
    /** Says why a form that waited for the network was not taken. */
    fail: (reason: FailureReason) => setPhase({ name: 'failed', reason }),
    /** Other words are another lead, also while the first are on their way: their key may be of one that has arrived. */
    changed() {
      key.current = undefined;
    },
  };
}

interface Surroundings {
  readonly key: string;
  readonly tracking: Tracking;
}

/** The page that holds it, and its block. */
const hrefOf = ({ dataset }: HTMLFormElement) => `${location.pathname}#${dataset.block ?? ''}`;

const isLeft = (form: HTMLFormElement, { kind }: SendResult) => !form.isConnected && kind !== 'cancelled';

/** What is posted: the words, their key, and by SPEC part 7 the UTM values by their names and the id of the client. */
async function collect(
  definition: FormDefinition,
  element: HTMLFormElement,
  { key, tracking: { utmList, clientId } }: Surroundings,
): Promise<FormData> {
  const { data } = await readForm(definition, element);
  for (const [name, value] of Object.entries(utmList)) data.set(name, value);
  if (clientId !== undefined) data.set(HIDDEN.clientId, clientId);
  data.set(HIDDEN.idempotencyKey, key);
  return data;
}

function failureOf(result: Exclude<SendResult, { readonly kind: 'sent' }>): Phase {
  if (result.kind === 'problem') return { name: 'failed', reason: result.problem };
  return result.kind === 'noAnswer' ? { name: 'failed', reason: 'noAnswer' } : { name: 'idle' };
}

/** The token against robots, where the operator asks for one and the visitor has agreed; the form is sent without one, too. */
async function addToken(data: FormData, action: string, captcha: PublicThirdParties['captcha']): Promise<void> {
  if (!captcha || !hasConsent(THIRD_PARTY_CATEGORY.captcha)) return;
  try {
    const { antiBotField } = await import(/* webpackChunkName: "anti-bot" */ '#src/forms/api/antiBotToken.ts');
    data.set(...(await antiBotField(captcha, new URL(action).pathname)));
  } catch {
    // Without network its code may be missing.
  }
}

interface QueuedParts extends Pick<SendingOptions, 'form' | 'draft'> {
  readonly key: RefObject<string | undefined>;
  readonly setPhase: Dispatch<SetStateAction<Phase>>;
}

/** The outbox tells its number, or what was wrong; words that were written since stay. */
function leaveQueue({ form, key, setPhase }: QueuedParts, { key: ofQueued, reference, problem }: QueuedForm): void {
  if (key.current === ofQueued) {
    if (reference) form.current?.reset();
    key.current = undefined;
  }
  const end: Phase = problem ? { name: 'failed', reason: problem } : { name: 'idle' };
  setPhase((now) => (now.name === 'queued' ? end : now));
}

/** Keeps a form until there is a network. */
function queue(queued: QueuedForm, parts: QueuedParts): Promise<Phase> {
  onSettled(queued.key, (settled) => leaveQueue(parts, settled));
  return leave(parts.draft, enqueue(queued));
}

/** Leaves a form to the outbox, which keeps its words from then on. */
async function leave(draft: Draft, kept: Promise<void>): Promise<Phase> {
  try {
    await kept;
    draft.forget();
    return { name: 'queued' };
  } catch {
    return { name: 'failed', reason: 'noAnswer' };
  }
}
