import { locales } from '#config/locales.ts';
import type { DownloadsBlock } from '#src/blocks/downloads/schema.ts';
import styles from '#src/blocks/downloads/Downloads.module.css';
import { formatBytes } from '#src/shared/text/formatBytes.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** Files to take away. What they are, how large and in which language is said before somebody loads one. */
export function Downloads({ id, surface, title, lead, items }: DownloadsBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Download {...item} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** The plain path: a file is the same on every language's pages, so it gets no locale prefix. */
function Download({ title, text, href, language, bytes }: DownloadsBlock['items'][number]) {
  const { iso } = useSite();
  const type = href.slice(href.lastIndexOf('.') + 1).toUpperCase();
  return (
    <a href={href} download className={styles.file}>
      <span className={styles.type}>{type}</span>
      <span className={styles.about}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.facts}>
        {language && <span lang={locales[language].iso}>{locales[language].name}</span>}
        {bytes !== undefined && <span>{formatBytes(bytes, iso)}</span>}
      </span>
      <Icon name="download" size={24} />
    </a>
  );
}
