import type { CtaBlock } from '#src/blocks/cta/schema.ts';
import styles from '#src/blocks/cta/CallToAction.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { Section } from '#src/ui/Section.tsx';
import { turnLengths } from '#src/ui/turnLengths.ts';
import { Turns } from '#src/ui/Turns.tsx';

const DRAWN_TURNS = 4;

export function CallToAction({ id, surface, title, text, actions }: CtaBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId} className={styles.layout}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {actions.map(({ label, href, theme }) => (
            <LocalLink key={href} href={href} className={buttonClass(theme)}>
              {label}
            </LocalLink>
          ))}
        </div>
      </div>
      <Turns className={styles.drawing} lengths={turnLengths(`${title} ${text}`, DRAWN_TURNS)} />
    </Section>
  );
}
