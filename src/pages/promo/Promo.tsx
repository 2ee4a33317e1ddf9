import { Trans } from '@lingui/react/macro';
import { brand } from '#config/brand.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import styles from '#src/pages/promo/Promo.module.css';
import type { promoSchema } from '#src/pages/promo/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { buttonClass } from '#src/ui/buttons/buttonClass.ts';
import { Wordmark } from '#src/ui/drawings/Wordmark.tsx';

/**
 * One offer, one action: the name without a menu, the hero, the proof, and the action again. On phones the action is also
 * a bar at the bottom, from the end of the hero to the last block, which repeats it itself. The bar is part of the text's
 * flow: it sticks where it would be out of sight, and the content ends above it.
 */
export function Promo({ page, slots }: TemplateProps<typeof promoSchema>) {
  return (
    <div>
      <div className={styles.top} data-surface="purple955">
        <div className={styles.container}>
          <Wordmark name={brand.name} />
        </div>
      </div>
      {slots.head}
      <div>
        {slots.body}
        {page.action && (
          <div className={styles.bar} data-surface="purple955">
            <LocalLink href={page.action.href} className={buttonClass('primary')}>
              {page.action.label}
            </LocalLink>
          </div>
        )}
      </div>
      {slots.end}
      <div className={styles.foot} data-surface="dark">
        <p className={styles.container}>
          <span>{brand.name}</span>
          <LocalLink href="/legal/privacy" className={styles.legal}>
            <Trans>Privacy policy</Trans>
          </LocalLink>
        </p>
      </div>
    </div>
  );
}
