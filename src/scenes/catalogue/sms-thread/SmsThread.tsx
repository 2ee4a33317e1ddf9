import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { Receipt, SmsThreadScene } from '#src/scenes/catalogue/sms-thread/schema.ts';
import styles from '#src/scenes/catalogue/sms-thread/SmsThread.module.css';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { CodeLines } from '#src/scenes/parts/CodeLines.tsx';
import { Messages } from '#src/scenes/parts/Messages.tsx';
import { Phone } from '#src/scenes/parts/Phone.tsx';
import { formatMilliseconds, formatSeconds } from '#src/scenes/parts/sceneFormats.ts';
import { SegmentMeter } from '#src/scenes/parts/SegmentMeter.tsx';
import { TimeBars } from '#src/scenes/parts/TimeBars.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** A text message: how it is billed and what becomes of it, beside the phone that it reaches. */
export function SmsThread(scene: SmsThreadScene) {
  return (
    <div className={styles.scene}>
      <div className={styles.sends}>
        <MessageWindow {...scene} />
        {scene.event && <CodeLines code={scene.event} className={styles.code} step={scene.receipts.length + 1} />}
      </div>
      <ThreadPhone {...scene} />
    </div>
  );
}

/** In the first second by the millisecond. */
const EXACT = 1000;

function MessageWindow({ to, messages, receipts }: SmsThreadScene) {
  const { iso } = useSite();
  const { t } = useLingui();
  const names = useReceiptNames();
  const isDelivered = receipts.some(({ state }) => state === 'delivered');
  return (
    <Window
      title={t`Message`}
      beside={
        <>
          {isDelivered && <Chip>{names.delivered}</Chip>}
          <span className={styles.to}>{to}</span>
        </>
      }
      className={styles.message}
    >
      <div className={styles.body}>
        <SegmentMeter text={messages.filter(({ from }) => from === 'business').at(-1)?.text ?? ''} />
        <div>
          <p className={styles.head}>
            <Trans>Receipts</Trans>
          </p>
          <TimeBars
            step={2}
            stages={receipts.map(({ state, after }, index) => ({
              label: names[state],
              at: receipts[index - 1]?.after ?? 0,
              until: after,
              value: after < EXACT ? formatMilliseconds(after, iso) : formatSeconds(after / EXACT, iso, 1),
              isDone: state !== 'accepted' && state !== 'sent',
            }))}
          />
        </div>
      </div>
    </Window>
  );
}

function useReceiptNames(): Readonly<Record<Receipt, string>> {
  const { t } = useLingui();
  return {
    accepted: t`Accepted`,
    sent: t`Sent to the carrier`,
    delivered: t`Delivered`,
    entered: t`Code entered`,
    answered: t`Answered`,
  };
}

function ThreadPhone({ sender, clock, messages, code, receipts }: SmsThreadScene) {
  const last = receipts.length + 1;
  return (
    <Phone clock={clock} className={styles.phone}>
      <p className={styles.sender}>
        <span className={styles.back}>
          <Icon name="chevron-left" />
        </span>
        <b>{sender}</b>
      </p>
      <div className={styles.thread}>
        <Messages
          step={Math.max(1, last - messages.length)}
          messages={messages.map(({ from, text, at }) => ({
            from: from === 'business' ? 'them' : 'me',
            text: markCode(text, code),
            at,
          }))}
        />
      </div>
      {code && (
        <div className={styles.entry} data-step={last}>
          <p className={styles.boxes}>
            {code.split('').map((digit, index) => (
              <span key={index} className={styles.box}>
                {digit}
              </span>
            ))}
          </p>
          <p className={styles.entered}>
            <Icon name="circle-check" size={16} />
            <Trans>Filled in from the message</Trans>
          </p>
        </div>
      )}
    </Phone>
  );
}

/** Wherever it stands: below the words, a message may say the code once more for the phone, `@shop.example #482913`. */
function markCode(text: string, code: string | undefined): ReactNode {
  if (!code) return text;
  return text.split(code).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <b className={styles.digits}>{code}</b>}
      {part}
    </Fragment>
  ));
}
