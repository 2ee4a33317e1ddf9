import { type InputEventHandler, type RefObject, type SubmitEventHandler, useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { readForm } from '#src/forms/view/readForm.ts';
import { useDraft } from '#src/forms/view/useDraft.ts';
import { useFirstFocus } from '#src/forms/view/useFirstFocus.ts';
import { useRefused } from '#src/forms/view/useRefused.ts';
import { useSending, type Phase } from '#src/forms/view/useSending.ts';
import type { FormDefinition, FormErrors, RuleName } from '#src/forms/data/formDefinition.ts';

type Values = Record<string, unknown>;

/** What a form and its fields need to show how far its visitor is. */
export interface LeadForm {
  readonly register: UseFormRegister<Values>;
  readonly errors: FormErrors;
  /** Those that the summary lists: all, once the visitor has tried to send. */
  readonly summarized: FormErrors;
  readonly phase: Phase;
  readonly cancel: () => void;
  /** Says now what it thinks of a field: for one whose value is whole as soon as it is chosen. */
  readonly check: (name: string) => void;
  /** Takes back what was said of a field. */
  readonly forget: (name: string) => void;
  readonly handlers: {
    readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
    readonly onFocus: () => void;
    readonly onInput: InputEventHandler<HTMLFormElement>;
  };
}

interface LeadFormOptions {
  readonly definition: FormDefinition;
  /** The errors with which the server has sent the form back. */
  readonly returned: FormErrors;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLDivElement | null>;
}

/**
 * A form's behaviour, on top of the plain one: rules told on leaving a field and on sending, sending in place, nothing
 * lost. React Hook Form keeps the time of the errors; the values stay in the document, which is what gets posted.
 */
export function useLeadForm({ definition, returned, form, summary }: LeadFormOptions): LeadForm {
  /** Until the summary is there: it comes with a later render than the errors. */
  const wantsFocus = useRef(Object.keys(returned).length > 0);
  const [errorsAtFirst] = useState(() => toFieldErrors(returned));
  const { register, handleSubmit, setError, clearErrors, trigger, formState } = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    errors: errorsAtFirst,
    resolver: () => resolveErrors(definition, form.current),
  });
  const refuse = (errors: FormErrors) => {
    clearErrors();
    for (const [name, rule] of Object.entries(errors)) setError(name, { type: rule });
    wantsFocus.current = true;
  };
  const draft = useDraft(definition, form);
  const sending = useSending({ definition, form, draft, onRefused: refuse });
  useRefused(definition, form, ({ errors: found = {}, problem }) => (problem ? sending.fail(problem) : refuse(found)));
  useEffect(() => {
    if (!wantsFocus.current || !summary.current) return;
    wantsFocus.current = false;
    summary.current.focus();
  });
  const errors = toRuleNames(formState.errors);
  const asked = formState.submitCount > 0 || Object.keys(returned).length > 0;
  return {
    register,
    errors,
    phase: sending.phase,
    cancel: sending.cancel,
    check: (name) => void trigger(name),
    forget: (name) => clearErrors(name),
    summarized: asked ? errors : {},
    handlers: {
      onSubmit: (event) => {
        void handleSubmit(
          () => sending.send(),
          () => {
            wantsFocus.current = true;
          },
        )(event);
      },
      onFocus: useFirstFocus(definition, form),
      onInput: ({ currentTarget }) => {
        sending.changed();
        draft.saveSoon(currentTarget);
      },
    },
  };
}

async function resolveErrors(definition: FormDefinition, form: HTMLFormElement | null) {
  if (!form) return { values: {}, errors: {} };
  const { errors } = await readForm(definition, form);
  return { values: {}, errors: toFieldErrors(errors) };
}

const toFieldErrors = (errors: FormErrors): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(errors).map(([name, type]) => [name, { type }]));

const toRuleNames = (errors: FieldErrors<Values>): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error ? [[name, error.type as RuleName]] : [])),
  );
