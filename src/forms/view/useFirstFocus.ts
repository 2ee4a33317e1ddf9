import { type RefObject, useRef } from 'react';
import { getFormToken } from '#src/forms/api/formCalls.ts';
import { fillForm } from '#src/forms/view/fillForm.ts';
import type { FormDefinition } from '#src/forms/data/formDefinition.ts';
import { askRegion } from '#src/visitor/data/askRegion.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';

/**
 * What only a visitor who begins to fill in a form needs: the token, the country, the code that knows numbers.
 *
 * @returns the form's listener
 */
export function useFirstFocus({ fields }: FormDefinition, form: RefObject<HTMLFormElement | null>): () => void {
  const done = useRef(false);
  const fill = (name: string, value: string | undefined) => {
    if (form.current) fillForm(form.current, [[name, value]]);
  };
  return () => {
    if (done.current) return;
    done.current = true;
    void getFormToken().then((token) => fill(HIDDEN.token, token));
    if (fields.some(({ kind }) => kind === 'country')) void askRegion().then((country) => fill('country', country));
    if (fields.some(({ kind }) => kind === 'phone')) {
      // Failing is no news: who reads the number finds out, and a page with words in it must not be loaded again.
      import(/* webpackChunkName: "phone" */ '#src/forms/data/readPhone.ts').catch(() => undefined);
    }
  };
}
