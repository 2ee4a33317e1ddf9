import { createContext, use } from 'react';
import type { LeadForm } from '#src/forms/view/useLeadForm.ts';
import type { FormField, ReturnedForm } from '#src/forms/data/formDefinition.ts';

interface FormSurroundings {
  /** The id of the block. */
  readonly id: string;
  readonly lead: LeadForm;
  /** What was typed, when the server has sent the form back. */
  readonly returned: ReturnedForm['values'];
  readonly labelFor: (field: FormField) => string;
}

/** Set by `FormView` around its fields; read it with `useFormContext`. */
export const FormContext = createContext<FormSurroundings | undefined>(undefined);

/** @throws outside a form */
export function useFormContext(): FormSurroundings {
  const surroundings = use(FormContext);
  if (!surroundings) throw new Error('A field needs a form around it');
  return surroundings;
}
