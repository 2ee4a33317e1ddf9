import type { FormId, ReturnedForm } from '#src/forms/data/formDefinition.ts';
import { useStores } from '#src/stores/StoresContext.tsx';

const NOTHING = { values: {}, errors: {}, problem: undefined } as const;

/** @returns what came back of this form, when it was posted without JavaScript and not taken */
export function useReturned(form: FormId): Pick<ReturnedForm, 'values' | 'errors' | 'problem'> {
  const { returned } = useStores().forms;
  return returned?.form === form ? returned : NOTHING;
}
