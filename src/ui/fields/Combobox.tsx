import { Combobox as Behaviour } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import styles from '#src/ui/fields/Combobox.module.css';
import { Field, type FieldProps } from '#src/ui/fields/Field.tsx';
import fieldStyles from '#src/ui/fields/Field.module.css';
import { describedBy } from '#src/ui/fields/fieldIds.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';

interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

interface ComboboxProps extends FieldProps {
  readonly id?: string;
  readonly name: string;
  readonly options: readonly ComboboxOption[];
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly onChange?: (value: string) => void;
}

/**
 * One of many, found by typing. Until JavaScript runs it is a native select, whose choice is taken over then. Only
 * blocks that hydrate may use it (docs/decisions/0013-headless-behaviour.md).
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, name, options, defaultValue, required, disabled } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    setChosen(select.current?.value);
  }, []);
  if (chosen !== undefined) return <SearchableField {...props} id={id} defaultValue={chosen} />;
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      name={name}
      defaultValue={defaultValue}
      required={required}
      disabled={disabled}
      id={id}
      ref={select}
      onChange={(event) => props.onChange?.(event.target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function SearchableField({ id, options, defaultValue, onChange, ...field }: ComboboxProps & { readonly id: string }) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const { label, hint, error, required, name, disabled } = field;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Behaviour.Root
        items={options}
        defaultValue={options.find(({ value }) => value === defaultValue) ?? null}
        name={name}
        required={required}
        disabled={disabled}
        onValueChange={(option) => option && onChange?.(option.value)}
      >
        <div ref={container} className={styles.frame}>
          <Behaviour.Input id={id} className={fieldStyles.control} {...describedBy(id, { hint, error })} />
          <Behaviour.Trigger className={styles.trigger} aria-label={t`Show all options`}>
            <Icon name="chevron-down" size={20} />
          </Behaviour.Trigger>
        </div>
        <Behaviour.Portal container={container}>
          <Behaviour.Positioner className={styles.positioner} sideOffset={4} align="start">
            <Behaviour.Popup className={styles.popup} data-surface="white">
              <Behaviour.Empty className={styles.empty}>{t`Nothing matches`}</Behaviour.Empty>
              <Behaviour.List className={styles.list}>
                {(option: ComboboxOption) => (
                  <Behaviour.Item key={option.value} value={option} className={styles.option}>
                    {option.label}
                    <Behaviour.ItemIndicator className={styles.mark}>
                      <Icon name="check" size={20} />
                    </Behaviour.ItemIndicator>
                  </Behaviour.Item>
                )}
              </Behaviour.List>
            </Behaviour.Popup>
          </Behaviour.Positioner>
        </Behaviour.Portal>
      </Behaviour.Root>
    </Field>
  );
}
