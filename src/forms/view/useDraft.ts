import { type RefObject, useEffect, useRef } from 'react';
import { type QueuedForm, takeReturned } from '#src/forms/api/outbox.ts';
import { readDraft, saveDraft } from '#src/forms/view/draft.ts';
import { fillForm } from '#src/forms/view/fillForm.ts';
import type { FormDefinition } from '#src/forms/data/formDefinition.ts';

/** Ms after the last key. */
const PAUSE = 400;

/**
 * Brings back what was typed before: a draft, or a form that waited for the network and was then refused.
 *
 * @param onReturned is told of the latter, which stands in the form then
 */
export function useDraft(
  definition: FormDefinition,
  form: RefObject<HTMLFormElement | null>,
  onReturned: (returned: QueuedForm) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onReturned);
  useEffect(() => {
    if (form.current) fillForm(form.current, readDraft(definition.id));
    void takeReturned(definition.id, (returned) => {
      if (!form.current) return false;
      fillForm(form.current, returned.entries);
      tell.current(returned);
      return true;
    });
    return () => clearTimeout(timer.current);
  }, [definition, form]);
  return {
    save() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (form.current) saveDraft(definition, new FormData(form.current));
      }, PAUSE);
    },
  };
}
