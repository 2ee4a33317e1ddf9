import { useLingui } from '@lingui/react/macro';
import type { CodeTabsBlock } from '#src/blocks/code-tabs/schema.ts';
import '#src/ui/display/CodeTokens.module.css';
import styles from '#src/blocks/code-tabs/CodeTabs.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useCopy } from '#src/ui/display/useCopy.ts';

interface CodeSampleProps {
  readonly sample: CodeTabsBlock['samples'][number];
}

/** Scrolls by itself where it is too wide, hence its stop in the tab order. */
export function CodeSample({ sample }: CodeSampleProps) {
  return (
    <div className={styles.sample}>
      <pre className={styles.pre} tabIndex={0} role="group" aria-label={sample.label}>
        <code className={styles.code} dangerouslySetInnerHTML={{ __html: sample.html }} />
      </pre>
      <CopyButton code={sample.code} />
    </div>
  );
}

function CopyButton({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const { outcome, copy } = useCopy();
  return (
    <div className={styles.tools}>
      <span role="status" className={styles.status}>
        {outcome === 'copied' && t`Copied`}
        {outcome === 'refused' && t`Copying is blocked here. Select the code instead.`}
      </span>
      <button type="button" className={styles.copy} onClick={() => void copy(code)}>
        <Icon name="copy" size={20} />
        {t`Copy code`}
      </button>
    </div>
  );
}
