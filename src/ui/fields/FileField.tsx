import { useLingui } from '@lingui/react/macro';
import { type DragEvent, type InputHTMLAttributes, type Ref, useId, useState } from 'react';
import { Field, type FieldProps } from '#src/ui/fields/Field.tsx';
import { describedBy } from '#src/ui/fields/fieldIds.ts';
import { FileItem, type ChosenFile } from '#src/ui/fields/FileItem.tsx';
import styles from '#src/ui/fields/FileField.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface FileFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type'> {
  /** What was chosen, as far as the form has taken it; without JavaScript the browser shows it itself. */
  readonly files?: readonly ChosenFile[];
  readonly onRemove?: (file: ChosenFile) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The native input lies over the whole area: dropping, clicking and the keyboard all end in it, without JavaScript too. */
export function FileField({ label, hint, error, files = [], onRemove, id: givenId, ...rest }: FileFieldProps) {
  const { t } = useLingui();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [over, setOver] = useState(false);
  const drag = (next: boolean) => (event: DragEvent) => {
    setOver(next && event.dataTransfer.types.includes('Files'));
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} required={rest.required} saysError={files.length > 0}>
      <div
        className={styles.area}
        data-over={over || undefined}
        onDragEnter={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drag(false)}
      >
        <input id={id} type="file" className={styles.input} {...rest} {...describedBy(id, { hint, error })} />
        <p className={styles.invitation} aria-hidden="true">
          <Icon name="upload" size={24} />
          {t`Drop a file here or choose one`}
        </p>
      </div>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileItem key={file.name} file={file} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </Field>
  );
}
