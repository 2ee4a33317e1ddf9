import {
  FORM_PROBLEMS,
  RULE_NAMES,
  type FormErrors,
  type FormProblem,
  type RuleName,
} from '#src/forms/data/formDefinition.ts';

/** Why a form was not taken; `gone` is the browser's own: nothing takes this form any more. */
export type SendProblem = FormProblem | 'gone';

/** How a try to send a form ended. Only `sent` says that somebody else keeps it now. */
export type SendResult =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly errors: FormErrors }
  | { readonly kind: 'problem'; readonly problem: SendProblem }
  /** No answer: no network, or one that broke off. Whether it arrived is not known. */
  | { readonly kind: 'noAnswer' }
  | { readonly kind: 'cancelled' };

interface SendOptions {
  /** @param fraction how much is on its way, 0 to 1 */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

/** Ms. Longer than the server gives an upload, so that its own answer comes first. */
const TIMEOUT = 90_000;

/**
 * `POST /api/forms/<form>`. By XMLHttpRequest, since `fetch` does not say how far an upload is.
 *
 * @param action the form's address
 * @returns how it ended; never rejects
 */
export function sendForm(action: string, body: FormData, options: SendOptions = {}): Promise<SendResult> {
  const { onProgress, signal } = options;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const onNoAnswer = () => resolve({ kind: 'noAnswer' });
    request.open('POST', action);
    request.timeout = TIMEOUT;
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    [request.onerror, request.ontimeout] = [onNoAnswer, onNoAnswer];
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) resolve({ kind: 'cancelled' });
    else request.send(body);
  });
}

const PROBLEM_OF: Readonly<Record<number, SendProblem>> = {
  404: 'gone',
  410: 'gone',
  409: 'conflict',
  413: 'tooLarge',
  429: 'tooMany',
  400: 'invalid',
  415: 'invalid',
};

/** What stands between may answer in our server's place, so only what is as agreed is believed. */
function readAnswer(status: number, text: string): SendResult {
  const answer = parse(text);
  if (status === 201 && typeof answer.reference === 'string') return { kind: 'sent', reference: answer.reference };
  if (status === 422 && answer.errors) return { kind: 'invalid', errors: knownErrors(answer.errors) };
  const problem = FORM_PROBLEMS.find((name) => name === answer.problem);
  return { kind: 'problem', problem: problem ?? PROBLEM_OF[status] ?? 'unavailable' };
}

function parse(text: string): { reference?: unknown; errors?: unknown; problem?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}

function knownErrors(errors: unknown): FormErrors {
  const entries = Object.entries(Object(errors) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, RuleName] => RULE_NAMES.some((rule) => rule === entry[1])),
  );
}
