import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from '#src/scenes/parts/Messages.module.css';

/** One message on somebody's phone. */
interface ShownMessage {
  /** Who has written it: whoever holds the phone, or the other side. */
  readonly from: 'me' | 'them';
  readonly text: ReactNode;
  /** When, as the phone writes it. */
  readonly at: string;
}

interface MessagesProps {
  readonly messages: readonly ShownMessage[];
  /** The step with which the first message comes; each has one of its own. */
  readonly step?: number;
}

/** What was written on a phone, one message after the other. */
export function Messages({ messages, step = 1 }: MessagesProps) {
  return (
    <ol className={styles.messages}>
      {messages.map(({ from, text, at }, index) => (
        <li key={index} className={styles.message} data-from={from} data-step={step + index}>
          <span className="visuallyHidden">{from === 'me' ? <Trans>Sent:</Trans> : <Trans>Received:</Trans>} </span>
          <span className={styles.text}>{text}</span> <span className={styles.at}>{at}</span>
        </li>
      ))}
    </ol>
  );
}
