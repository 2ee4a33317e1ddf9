import styles from '#src/scenes/parts/Flag.module.css';

/** The flag of a country, by its two small letters. The name stands beside it. */
export function Flag({ country }: { readonly country: string }) {
  return <img className={styles.flag} src={`/flags/${country}.svg`} width="24" height="16" alt="" loading="lazy" />;
}
