import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { SURPLUS_EVENT } from '#src/forms/view/fillForm.ts';
import styles from '#src/forms/view/Form.module.css';
import { useField } from '#src/forms/view/useField.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import type { FormField } from '#src/forms/data/formDefinition.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormSection } from '#src/ui/fields/FormSection.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

const MOST = 5;
const PLAIN = 2;

interface ShownLine {
  readonly text?: string | undefined;
  /** Its visitor wants to write in it. */
  readonly isAskedFor?: boolean;
}

/** Several lines of one kind. Empty ones say nothing; without JavaScript there are two. */
export function LinesField({ field }: { readonly field: FormField }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { control, values } = useField(field);
  const [lines, setLines] = useState<readonly ShownLine[]>(() =>
    Array.from({ length: Math.max(PLAIN, values.length) }, (_, index) => ({ text: values[index] })),
  );
  const element = useRef<HTMLDivElement>(null);
  const add = (line: ShownLine) => setLines((before) => (before.length < MOST ? [...before, line] : before));
  // What was written before, in more lines than there are: a draft, or a form that has waited for the network.
  useEffect(() => {
    const listening = new AbortController();
    const onSurplus = ({ detail }: Event & { readonly detail?: unknown }) => add({ text: String(detail) });
    element.current?.addEventListener(SURPLUS_EVENT, onSurplus, listening);
    return () => listening.abort();
  }, []);
  const addressLabel = (number: number) => t`Link ${number}`;
  return (
    <FormSection id={control.id} legend={control.label} hint={control.hint} error={control.error} compact>
      <div ref={element} className={styles.lines}>
        {lines.map(({ text, isAskedFor }, index) => (
          <TextField
            key={String(index)}
            id={`${control.id}-${String(index + 1)}`}
            name={field.name}
            label={addressLabel(index + 1)}
            inputMode="url"
            maxLength={field.maxLength}
            defaultValue={text}
            // Who asks for one goes on in it: it stands before the button, which goes with the last.
            autoFocus={isAskedFor}
          />
        ))}
        {isHydrated && lines.length < MOST && (
          <Button theme="quiet" size="small" icon="plus" onClick={() => add({ isAskedFor: true })}>
            {t`Add a link`}
          </Button>
        )}
      </div>
    </FormSection>
  );
}
