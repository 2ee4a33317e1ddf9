import styles from '#src/collections/press/PressRelease.module.css';
import { describeRelease } from '#src/collections/press/describeRelease.ts';
import type { pressSchema } from '#src/collections/press/schema.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import type { CardProps } from '#src/shared/collections/collectionView.ts';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';

type ReleaseProps = Pick<CardProps<typeof pressSchema>, 'entry'>;

/** A release, whole, under an address of its own: its headline leads there. */
export function PressRelease({ entry }: ReleaseProps) {
  const { path, title, description, date, place, paragraphs, more } = entry;
  const site = useSite();
  const anchor = path.slice(path.indexOf('#') + 1);
  return (
    <li className={styles.release} id={anchor}>
      <article className={styles.body} aria-labelledby={`${anchor}-title`}>
        <p className={styles.day}>
          <time dateTime={date}>{formatDate(date, site.iso)}</time>
        </p>
        <div className={styles.text}>
          <h3 id={`${anchor}-title`} className={styles.title}>
            <a href={`#${anchor}`} className={styles.anchor}>
              {title}
            </a>
          </h3>
          <p className={styles.lead}>
            <span className={styles.place}>{place}.</span> {description}
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Quote entry={entry} />
          {more && (
            <p>
              <LocalLink href={more.href}>{more.label}</LocalLink>
            </p>
          )}
        </div>
      </article>
      <JsonLd data={describeRelease(entry, site)} />
    </li>
  );
}

function Quote({ entry: { quote } }: ReleaseProps) {
  if (!quote) return null;
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{quote.text}</p>
      </blockquote>
      <figcaption className={styles.said}>
        {quote.person}, {quote.role}
      </figcaption>
    </figure>
  );
}
