import { useLingui } from '@lingui/react/macro';
import styles from '#src/forms/view/Form.module.css';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';

/**
 * What is posted and not typed. The honeypot is out of sight and out of reach, and not `hidden`: programs leave such
 * fields alone.
 */
export function HiddenFields({ page }: { readonly page: string }) {
  const { t } = useLingui();
  return (
    <>
      <input type="hidden" name={HIDDEN.page} value={page} />
      <input type="hidden" name={HIDDEN.token} defaultValue="" />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t`Leave this empty`}
          <input type="text" name={HIDDEN.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
