import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { FormContext } from '#src/forms/view/FormContext.ts';
import { FormField } from '#src/forms/view/FormField.tsx';
import { FormStatus } from '#src/forms/view/FormStatus.tsx';
import styles from '#src/forms/view/Form.module.css';
import { HiddenFields } from '#src/forms/view/HiddenFields.tsx';
import { ruleMessages } from '#src/forms/view/ruleMessages.ts';
import { labelOf } from '#src/forms/view/fieldTexts.ts';
import { rowsOf } from '#src/forms/view/rowsOf.ts';
import { useLeadForm } from '#src/forms/view/useLeadForm.ts';
import { useReturned } from '#src/forms/view/useReturned.ts';
import type { FormId } from '#src/forms/data/formDefinition.ts';
import { forms } from '#src/forms/data/forms.ts';
import { fieldId } from '#src/ui/fields/fieldIds.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ErrorSummary } from '#src/ui/fields/ErrorSummary.tsx';

interface FormViewProps {
  /** The id of the block, of which those of the fields are made. */
  readonly id: string;
  readonly form: FormId;
  readonly labelledBy: string;
  readonly submit: string;
  /** What fields are called on this page, by name. */
  readonly labels?: Readonly<Record<string, string>>;
}

/**
 * A form of the site: complete in its HTML, so that it can be filled in and sent before and without JavaScript. The browser
 * itself tells no errors, since it does so in its own language and words.
 */
export function FormView({ id, form, labelledBy, submit, labels = {} }: FormViewProps) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const definition = forms[form];
  const returned = useReturned(form);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const lead = useLeadForm({ definition, returned: returned.errors, form: element, summary });
  const labelFor = (field: (typeof definition.fields)[number]) => labels[field.name] ?? i18n._(labelOf(field));
  const wrong = definition.fields.flatMap((field) => {
    const rule = lead.summarized[field.name];
    return rule
      ? [{ fieldId: fieldId(id, field.name), message: `${labelFor(field)} — ${i18n._(ruleMessages[rule])}` }]
      : [];
  });
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={`/api/forms/${form}`}
      encType="multipart/form-data"
      noValidate
      aria-labelledby={labelledBy}
      data-block={id}
      {...lead.handlers}
    >
      <ErrorSummary ref={summary} id={`${id}-errors`} title={t`Please check these fields`} errors={wrong} />
      <HiddenFields page={pathname} />
      <FormContext value={{ id, lead, returned: returned.values, labelFor }}>
        {rowsOf(definition.fields).map((row) => (
          <div key={row[0].name} className={styles.row}>
            {row.map((field) => (
              <FormField key={field.name} field={field} />
            ))}
          </div>
        ))}
      </FormContext>
      <div className={styles.end}>
        <Button type="submit" loading={lead.phase.name === 'sending'}>
          {submit}
        </Button>
        <FormStatus phase={lead.phase} problem={returned.problem} cancel={lead.cancel} />
      </div>
    </form>
  );
}
