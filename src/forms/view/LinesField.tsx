import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '#src/forms/view/Form.module.css';
import { useField } from '#src/forms/view/useField.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import type { FormField } from '#src/forms/data/formDefinition.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormSection } from '#src/ui/fields/FormSection.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

const MOST = 5;
const PLAIN = 2;

/** Several lines of one kind. Empty ones say nothing; without JavaScript there are two. */
export function LinesField({ field }: { readonly field: FormField }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { control, values } = useField(field);
  const [begun] = useState(Math.max(PLAIN, values.length));
  const [count, setCount] = useState(begun);
  const addressLabel = (number: number) => t`Link ${number}`;
  return (
    <FormSection id={control.id} legend={control.label} hint={control.hint} error={control.error} compact>
      <div className={styles.lines}>
        {Array.from({ length: count }, (_, index) => (
          <TextField
            key={index}
            id={`${control.id}-${String(index + 1)}`}
            name={field.name}
            label={addressLabel(index + 1)}
            inputMode="url"
            maxLength={field.maxLength}
            defaultValue={values[index]}
            // Who asks for one goes on in it: it stands before the button, which goes with the last.
            autoFocus={index >= begun}
          />
        ))}
        {isHydrated && count < MOST && (
          <Button theme="quiet" size="small" icon="plus" onClick={() => setCount(count + 1)}>
            {t`Add a link`}
          </Button>
        )}
      </div>
    </FormSection>
  );
}
