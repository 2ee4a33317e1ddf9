import type { FormDefinition, FormId } from '#src/forms/data/formDefinition.ts';
import { forget, read, write } from '#src/visitor/data/visitorStorage.ts';

type Entries = readonly (readonly [name: string, value: string])[];

/** What was typed and not sent, kept in the browser of those who have agreed to that. Files and consents never are. */
export interface Draft {
  /** Keeps what stands in the form, a moment after the last key. */
  readonly saveSoon: (form: HTMLFormElement) => void;
  /** Keeps now what was to be kept soon: its page is being left. */
  readonly flush: () => void;
  /** For a form that was sent. */
  readonly forget: () => void;
}

/** Ms after the last key. */
const PAUSE = 400;

/** @returns what keeps the draft of one form */
export function createDraft(definition: FormDefinition): Draft {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed: HTMLFormElement | undefined;
  const settle = () => {
    clearTimeout(timer);
    changed = undefined;
  };
  const flush = () => {
    if (changed) save(definition, new FormData(changed));
    settle();
  };
  return {
    saveSoon(form) {
      settle();
      changed = form;
      timer = setTimeout(flush, PAUSE);
    },
    flush,
    forget() {
      settle();
      forget('drafts', definition.id);
    },
  };
}

/** Without consent, or with a full storage, the form itself still holds everything. */
function save({ id, fields }: FormDefinition, entries: Iterable<[string, FormDataEntryValue]>): void {
  const kept = new Set(fields.filter(({ kind }) => kind !== 'checkbox' && kind !== 'file').map(({ name }) => name));
  const draft: Entries = [...entries].flatMap(([name, value]) =>
    kept.has(name) && typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  write('drafts', JSON.stringify(draft), id);
}

/** @returns what was kept; nothing without consent */
export function readDraft(form: FormId): Entries {
  try {
    const draft: unknown = JSON.parse(read('drafts', form) ?? '[]');
    return Array.isArray(draft) ? (draft as Entries) : [];
  } catch {
    return [];
  }
}
