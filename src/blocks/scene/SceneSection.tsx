import type { SceneBlock } from '#src/blocks/scene/schema.ts';
import styles from '#src/blocks/scene/SceneSection.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { SceneView } from '#src/scenes/frame/SceneView.tsx';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';

/** A scene in the middle of a page: wide, or beside what there is to see in it. */
export function SceneSection({ id, surface, title, lead, place, points, link, scene }: SceneBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <div className={styles.grid} data-place={place}>
        <div className={styles.words}>
          <SectionHead id={titleId} title={title} lead={lead} {...(place === 'wide' ? {} : { layout: 'stack' })} />
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
          )}
          {link && (
            <LocalLink href={link.href} className={styles.link}>
              {link.label}
            </LocalLink>
          )}
        </div>
        <SceneView scene={scene} motion="view" className={styles.scene} />
      </div>
    </Section>
  );
}
