import styles from '#src/blocks/form/Form.module.css';
import type { FormBlock } from '#src/blocks/form/schema.ts';
import { FormView } from '#src/forms/view/FormView.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

/** A form, and beside it what happens to what is sent. */
export function Form({ id, surface, form, title, lead, submit, labels, facts }: FormBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <div className={styles.grid} data-facts={facts.length > 0}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div className={styles.form}>
          <FormView id={id} form={form} labelledBy={titleId} submit={submit} labels={labels} />
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.title} className={styles.fact}>
                <dt className={styles.factTitle}>{fact.title}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
