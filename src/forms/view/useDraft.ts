import { type RefObject, useEffect, useRef } from 'react';
import { takeReturned } from '#src/forms/api/outbox.ts';
import { readDraft, saveDraft } from '#src/forms/view/draft.ts';
import { fillForm } from '#src/forms/view/fillForm.ts';
import type { FormDefinition, FormErrors } from '#src/forms/data/formDefinition.ts';

/** Ms after the last key. */
const PAUSE = 400;

/**
 * Brings back what was typed before: a draft, or a form that waited for the network and was then refused.
 *
 * @param onReturned is told what was wrong with the latter
 */
export function useDraft(
  definition: FormDefinition,
  form: RefObject<HTMLFormElement | null>,
  onReturned: (errors: FormErrors) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onReturned);
  useEffect(() => {
    if (form.current) fillForm(form.current, readDraft(definition.id));
    void takeReturned(definition.id).then((returned) => {
      if (!returned || !form.current) return;
      fillForm(form.current, returned.entries);
      tell.current(returned.errors ?? {});
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
