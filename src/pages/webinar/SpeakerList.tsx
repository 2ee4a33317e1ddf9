import { Trans } from '@lingui/react/macro';
import styles from '#src/pages/webinar/Webinar.module.css';
import type { webinarSchema } from '#src/pages/webinar/schema.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import { SpeakerMark } from '#src/ui/drawings/illustrations/SpeakerMark.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

/** Who speaks. A mark drawn from the name stands for each. */
export function SpeakerList({ webinar }: PageOf<typeof webinarSchema>) {
  return (
    <Section surface="dark" labelledBy="speakers" className={styles.speakers}>
      <h2 id="speakers" className={styles.speakersTitle}>
        <Trans>Speakers</Trans>
      </h2>
      <ul className={styles.people}>
        {webinar?.speakers.map(({ name, role }) => (
          <li key={name} className={styles.person}>
            <SpeakerMark seed={name} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
