import { type RefObject, useEffect, useRef } from 'react';
import { type QueuedForm, takeReturned } from '#src/forms/api/outbox.ts';
import { fillForm } from '#src/forms/view/fillForm.ts';
import type { FormDefinition } from '#src/forms/data/formDefinition.ts';

/**
 * Brings back a form that waited for the network and was then refused.
 *
 * @param onRefused is told of it when it stands in the form
 */
export function useRefused(
  definition: FormDefinition,
  form: RefObject<HTMLFormElement | null>,
  onRefused: (refused: QueuedForm) => void,
): void {
  const tell = useRef(onRefused);
  useEffect(() => {
    void takeReturned(definition.id, (refused) => {
      if (!form.current) return false;
      const { entries, errors = {} } = refused;
      // A file that was refused is to be another one: what is said of it stays.
      fillForm(
        form.current,
        entries.filter(([name, value]) => typeof value === 'string' || !Object.hasOwn(errors, name)),
      );
      tell.current(refused);
      return true;
    });
  }, [definition, form]);
}
