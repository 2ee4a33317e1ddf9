import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/messenger-call/MessengerCall.module.css';
import type { MessengerCallScene } from '#src/scenes/catalogue/messenger-call/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { Initials } from '#src/scenes/parts/Initials.tsx';
import { Messages } from '#src/scenes/parts/Messages.tsx';
import { Phone } from '#src/scenes/parts/Phone.tsx';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { formatClock } from '#src/scenes/parts/sceneFormats.ts';
import { Talk } from '#src/scenes/parts/Talk.tsx';
import { TurnBars } from '#src/scenes/parts/TurnBars.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** A call out of a chat: on the customer's phone it stays in the chat, on the agent's side it brings the chat along. */
export function MessengerCall(scene: MessengerCallScene) {
  const { t } = useLingui();
  const desk = scene.messages.length + 2;
  return (
    <div className={styles.scene}>
      <ChatPhone {...scene} />
      <div className={styles.answers}>
        <Desk {...scene} step={desk} />
        <svg className={styles.line} width="132" height="58" aria-hidden="true" focusable="false">
          <path d="M0 47H114Q127 47 127 34V5" />
          <circle cx="127" cy="5" r="5" />
        </svg>
        <Window title={t`After the call`} className={styles.after} step={desk + scene.call.turns.length + 1}>
          <p className={styles.draft}>{scene.after}</p>
          <p className={styles.ready}>
            <Chip>{t`Goes into the chat`}</Chip>
          </p>
        </Window>
      </div>
    </div>
  );
}

function ChatPhone({ business, clock, messages, invitation, call }: MessengerCallScene) {
  const { iso } = useSite();
  const step = messages.length + 1;
  return (
    <Phone clock={clock} className={styles.phone}>
      <div className={styles.head}>
        <Initials name={business} />
        <p className={styles.who}>
          <b>{business}</b>
          <span className={styles.account}>
            <Trans>Business account</Trans>
          </span>
        </p>
        <Icon name="phone" />
      </div>
      <div className={styles.chat}>
        <Messages
          messages={[
            ...messages.map(({ from, ...message }) => ({ ...message, from: sides[from] })),
            { from: 'them', text: <Invitation text={invitation.text} />, at: invitation.at },
          ]}
        />
        <div className={styles.call} data-step={step + 1}>
          <p className={styles.state}>
            <Icon name="phone-call" size={16} />
            <b>
              <Trans>Voice call</Trans>
            </b>
            <span className={styles.time}>{formatClock(call.now, iso)}</span>
          </p>
          <TurnBars turns={call.turns} now={call.now} />
        </div>
      </div>
      <p className={styles.keys} aria-hidden="true">
        <span className={styles.key}>
          <Icon name="microphone" />
        </span>
        <span className={styles.key}>
          <Icon name="volume" />
        </span>
        <span className={styles.key} data-ends="true">
          <Icon name="phone-off" />
        </span>
      </p>
    </Phone>
  );
}

const sides = { customer: 'me', business: 'them' } as const;

function Invitation({ text }: { readonly text: string }) {
  return (
    <>
      {text}
      <span className={styles.button}>
        <Icon name="phone" size={16} />
        <Trans>Call in this chat</Trans>
      </span>
    </>
  );
}

function Desk({ messages, call, desk, step }: MessengerCallScene & { readonly step: number }) {
  const { iso } = useSite();
  const { t } = useLingui();
  return (
    <Window
      title={desk.customer}
      beside={<Chip live>{t`Call from the chat`}</Chip>}
      end={formatClock(call.now, iso)}
      className={styles.desk}
      step={step}
    >
      <div className={styles.side}>
        <Rows
          rows={[
            { label: desk.about.label, value: desk.about.value },
            { label: t`Last message`, value: messages.filter(({ from }) => from === 'customer').at(-1)?.text },
            { label: t`Agent with this chat`, value: desk.agent },
          ]}
        />
        <Talk turns={call.turns} waits={false} step={step + 1} />
      </div>
    </Window>
  );
}
