import { useLingui } from '@lingui/react/macro';
import { formatBytes } from '#src/shared/text/formatBytes.ts';
import styles from '#src/ui/fields/FileField.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useIso } from '#src/ui/fields/useIso.ts';
import { Progress } from '#src/ui/fields/Progress.tsx';

/** A file that a visitor has chosen and not yet sent to the end. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** From 0 to 1 while it is sent; absent before and after. */
  readonly progress?: number;
}

interface FileItemProps {
  readonly file: ChosenFile;
  readonly onRemove?: ((file: ChosenFile) => void) | undefined;
}

/** A chosen file in a list: its name, its size, how far it is sent, and a button to take it out. */
export function FileItem({ file, onRemove }: FileItemProps) {
  const { t } = useLingui();
  const { name, size, progress } = file;
  const iso = useIso();
  return (
    <li className={styles.file}>
      <Icon name="file-text" size={24} />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{formatBytes(size, iso)}</span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={t`Remove ${name}`} onClick={() => onRemove(file)}>
          <Icon name="trash" size={20} />
        </button>
      )}
      {progress !== undefined && (
        <div className={styles.progress}>
          <Progress label={t`Sending ${name}`} value={progress} />
        </div>
      )}
    </li>
  );
}
