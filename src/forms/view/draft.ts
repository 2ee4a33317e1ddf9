import type { FormDefinition, FormId } from '#src/forms/data/formDefinition.ts';
import { forget, read, write } from '#src/visitor/data/visitorStorage.ts';

/** What was typed and not sent, kept in the browser of those who have agreed to that. Files and consents never are. */

type Draft = readonly (readonly [name: string, value: string])[];

/** Without consent, or with a full storage, the form itself still holds everything. */
export function saveDraft({ id, fields }: FormDefinition, entries: Iterable<[string, FormDataEntryValue]>): void {
  const kept = new Set(fields.filter(({ kind }) => kind !== 'checkbox' && kind !== 'file').map(({ name }) => name));
  const draft: Draft = [...entries].flatMap(([name, value]) =>
    kept.has(name) && typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  write('drafts', JSON.stringify(draft), id);
}

/** @returns what was kept; nothing without consent */
export function readDraft(form: FormId): Draft {
  try {
    const draft: unknown = JSON.parse(read('drafts', form) ?? '[]');
    return Array.isArray(draft) ? (draft as Draft) : [];
  } catch {
    return [];
  }
}

/** For a form that was sent. */
export function forgetDraft(form: FormId): void {
  forget('drafts', form);
}
