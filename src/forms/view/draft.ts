import type { FormDefinition, FormId } from '#src/forms/data/formDefinition.ts';
import { hasConsent } from '#src/shared/hasConsent.ts';

/** What was typed and not sent, kept in the browser of those who have agreed to that. Files and consents never are. */

type Draft = readonly (readonly [name: string, value: string])[];

const CATEGORY = 'functional';
const keyOf = (form: FormId) => `form_draft_${form}`;

/** Removes it where the consent is gone. */
export function saveDraft({ id, fields }: FormDefinition, entries: Iterable<[string, FormDataEntryValue]>): void {
  if (!hasConsent(CATEGORY)) {
    forgetDraft(id);
    return;
  }
  const kept = new Set(fields.filter(({ kind }) => kind !== 'checkbox' && kind !== 'file').map(({ name }) => name));
  const draft: Draft = [...entries].flatMap(([name, value]) =>
    kept.has(name) && typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // A full storage: the form itself still holds everything.
  }
}

/** @returns what was kept; nothing without consent */
export function readDraft(form: FormId): Draft {
  if (!hasConsent(CATEGORY)) return [];
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? '[]');
    return Array.isArray(draft) ? (draft as Draft) : [];
  } catch {
    return [];
  }
}

/** For a form that was sent, or a visitor who has taken the consent back. */
export function forgetDraft(form: FormId): void {
  localStorage.removeItem(keyOf(form));
}
