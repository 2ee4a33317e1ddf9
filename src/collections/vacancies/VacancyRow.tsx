import styles from '#src/collections/vacancies/VacancyRow.module.css';
import type { vacanciesSchema } from '#src/collections/vacancies/schema.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { CardProps } from '#src/shared/collections/collectionView.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** A vacancy among others: what it is called, for which team, where, and what is paid. */
export function VacancyRow({ entry }: Pick<CardProps<typeof vacanciesSchema>, 'entry'>) {
  const { path, name, description, job, team, places } = entry;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.team}>{team.name}</p>
        <h3 className={styles.title}>
          <LocalLink href={path} className={styles.link}>
            {name}
          </LocalLink>
        </h3>
        <p className={styles.about}>{description}</p>
      </div>
      <ul className={styles.facts} role="list">
        <li>{places.map((place) => place.name).join(', ')}</li>
        <li>{job.hours}</li>
        <li className={styles.pay}>{job.pay}</li>
      </ul>
      <Icon name="arrow-right" size={20} />
    </li>
  );
}
