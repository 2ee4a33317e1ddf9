import { type RefObject, useEffect, useMemo } from 'react';
import { createDraft, type Draft, readDraft } from '#src/forms/view/draft.ts';
import { fillForm } from '#src/forms/view/fillForm.ts';
import type { FormDefinition } from '#src/forms/data/formDefinition.ts';

/**
 * Brings back what was typed before.
 *
 * @returns what keeps it from now on, and does so at the latest when the page is left
 */
export function useDraft(definition: FormDefinition, form: RefObject<HTMLFormElement | null>): Draft {
  const draft = useMemo(() => createDraft(definition), [definition]);
  useEffect(() => {
    if (form.current) fillForm(form.current, readDraft(definition.id));
    window.addEventListener('pagehide', draft.flush);
    return () => {
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [definition, form, draft]);
  return draft;
}
