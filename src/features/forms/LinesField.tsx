import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '#src/features/forms/Form.module.css';
import { useField } from '#src/features/forms/useField.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import type { FormField } from '#src/shared/forms/formDefinition.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormSection } from '#src/ui/FormSection.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const MOST = 5;
const PLAIN = 2;

/** Several lines of one kind. Empty ones say nothing; without JavaScript there are two. */
export function LinesField({ field }: { readonly field: FormField }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { control, values } = useField(field);
  const [count, setCount] = useState(Math.max(PLAIN, values.length));
  const addressLabel = (number: number) => t`Address ${number}`;
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
          />
        ))}
        {isHydrated && count < MOST && (
          <Button theme="quiet" size="small" icon="plus" onClick={() => setCount(count + 1)}>
            {t`One more address`}
          </Button>
        )}
      </div>
    </FormSection>
  );
}
