import styles from '#src/blocks/hero-form/HeroForm.module.css';
import type { HeroFormBlock } from '#src/blocks/hero-form/schema.ts';
import { FormView } from '#src/forms/view/FormView.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';
import { turnLengths } from '#src/ui/drawings/turnLengths.ts';
import { Turns } from '#src/ui/drawings/Turns.tsx';

const DRAWN_TURNS = 4;

/** The head of a page that asks for one thing, with the form to ask for it. It prints the h1. */
export function HeroForm({
  id,
  surface,
  eyebrow,
  title,
  lead,
  points,
  form,
  formTitle,
  submit,
  labels,
}: HeroFormBlock) {
  const titleId = `${id}-title`;
  const formId = `${id}-form-title`;
  return (
    <section className={styles.hero} data-surface={surface} aria-labelledby={titleId}>
      <div className={styles.grid}>
        <div className={styles.copy}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  <Icon name="check" size={20} />
                  {point}
                </li>
              ))}
            </ul>
          )}
          <Turns className={styles.drawing} lengths={turnLengths(title + lead, DRAWN_TURNS)} />
        </div>
        <div className={styles.panel} data-surface="white">
          <h2 id={formId} className={styles.formTitle}>
            {formTitle}
          </h2>
          <FormView id={id} form={form} labelledBy={formId} submit={submit} labels={labels} />
        </div>
      </div>
      <Ruler className={styles.ruler} ticks={80} />
    </section>
  );
}
