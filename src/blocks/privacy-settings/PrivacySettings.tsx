import styles from '#src/blocks/privacy-settings/PrivacySettings.module.css';
import type { PrivacySettingsBlock } from '#src/blocks/privacy-settings/schema.ts';
import { Notice } from '#src/ui/display/Notice.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';
import { ConsentSettings } from '#src/visitor/view/ConsentSettings.tsx';
import { KeptList } from '#src/visitor/view/KeptList.tsx';

/** What was agreed to, and what is there. Without JavaScript: what could be there. */
export function PrivacySettings({ id, title, lead, keptTitle, keptLead, withoutScript }: PrivacySettingsBlock) {
  return (
    <>
      <HeadedSection id={id} title={title} lead={lead}>
        <div className={styles.withoutScript}>
          <Notice tone="info">
            <p>{withoutScript}</p>
          </Notice>
        </div>
        <ConsentSettings />
      </HeadedSection>
      <HeadedSection id={`${id}-kept`} surface="tint" title={keptTitle} lead={keptLead}>
        <KeptList />
      </HeadedSection>
    </>
  );
}
