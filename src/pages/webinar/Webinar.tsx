import { Trans } from '@lingui/react/macro';
import { Still } from '#src/features/island/Still.tsx';
import styles from '#src/pages/webinar/Webinar.module.css';
import { WebinarActions } from '#src/pages/webinar/WebinarActions.tsx';
import { SpeakerList } from '#src/pages/webinar/SpeakerList.tsx';
import { WebinarFacts } from '#src/pages/webinar/WebinarFacts.tsx';
import type { webinarSchema } from '#src/pages/webinar/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';

/** An online event: when it is and a reminder while it is ahead, the way in while its room is open, what is left of it once it is over. */
export function Webinar({ page, slots }: TemplateProps<typeof webinarSchema>) {
  const { webinar } = page;
  return (
    <>
      <header className={styles.head} data-surface="dark">
        <div className={styles.container}>
          <div>
            {webinar && (
              <p className={styles.eyebrow} data-state={webinar.state}>
                {webinar.state === 'ahead' && <Trans>Free webinar, online</Trans>}
                {webinar.state === 'live' && <Trans>The room is open</Trans>}
                {webinar.state === 'over' && <Trans>Past webinar</Trans>}
              </p>
            )}
            <h1 className={styles.title}>{page.longtitle ?? page.title}</h1>
            {page.lead && <p className={styles.lead}>{page.lead}</p>}
            {webinar && <WebinarActions webinar={webinar} path={page.path} />}
          </div>
          {webinar && <Still name="facts" view={WebinarFacts} fields={page} className={styles.facts} />}
        </div>
        {/* A tick for each minute of it. */}
        <Ruler className={styles.ruler} ticks={webinar?.minutes} />
      </header>
      {webinar && <Still name="speakers" view={SpeakerList} fields={page} className={styles.band} />}
      {slots.body}
    </>
  );
}
