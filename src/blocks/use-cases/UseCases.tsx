import { UseCase } from '#src/blocks/use-cases/UseCase.tsx';
import type { UseCasesBlock } from '#src/blocks/use-cases/schema.ts';
import styles from '#src/blocks/use-cases/UseCases.module.css';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** Situations and what happens in each, as turns of two voices. */
export function UseCases({ id, surface, title, lead, items }: UseCasesBlock) {
  const longest = Math.max(...items.flatMap(({ situation, outcome }) => [situation.length, outcome.length]));
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <ul className={styles.list}>
        {items.map((item) => (
          <UseCase key={item.situation} longest={longest} {...item} />
        ))}
      </ul>
    </HeadedSection>
  );
}
