import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { giveConsent } from '#src/visitor/data/answerConsent.ts';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { OFFERED_CATEGORIES, switchCategory } from '#src/visitor/data/consentEntries.ts';
import styles from '#src/visitor/view/ConsentBanner.module.css';
import { ConsentSwitches } from '#src/visitor/view/ConsentSwitches.tsx';
import { useCancelKey } from '#src/visitor/view/useCancelKey.ts';
import { useRoomBelow } from '#src/visitor/view/useRoomBelow.ts';

interface ConsentBannerProps {
  /** It was closed without an answer. */
  readonly onClose: () => void;
  /** It was answered, and the browser keeps that or does not. */
  readonly onAnswer: (isKept: boolean) => void;
}

/** Within the banner: what opens may lie below what is seen of it. */
function scrollToSwitches(switches: HTMLElement | null) {
  switches?.scrollIntoView({ block: 'nearest' });
}

/** In a low window it folds up when it is left, and its head is what is to be seen then. */
function scrollToHead({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollTop = 0;
}

/**
 * The question for consent (SPEC part 4). To refuse takes one press of a button that looks like the one that accepts, in both of
 * its views. It is a part of the page and no dialog: it takes neither the focus nor the scroll.
 */
export function ConsentBanner({ onClose, onAnswer }: ConsentBannerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(OFFERED_CATEGORIES);
  const [isChanged, setChanged] = useState(false);
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  useCancelKey(onClose);
  const onSwitch = (id: ConsentCategory) => {
    setChosen(switchCategory(chosen, id));
    setChanged(true);
  };
  const answer = (accepted: readonly ConsentCategory[]) => onAnswer(giveConsent(accepted));
  return (
    <section
      ref={banner}
      className={styles.banner}
      data-surface="white"
      data-consent=""
      aria-labelledby="consent-title"
      onBlur={scrollToHead}
    >
      <div className={styles.head}>
        <h2 id="consent-title" className={styles.title}>
          <Trans>You decide what this site keeps</Trans>
        </h2>
        <button type="button" className={styles.close} aria-label={t`Close without an answer`} onClick={onClose}>
          <Icon name="x" size={20} />
        </button>
      </div>
      <div className={styles.body}>
        <Question />
        {isOpen && (
          <div id="consent-parameters" ref={scrollToSwitches} className={styles.parameters}>
            <ConsentSwitches chosen={chosen} onSwitch={onSwitch} />
          </div>
        )}
      </div>
      <Answers
        isOpen={isOpen}
        isChanged={isChanged}
        onToggle={() => setOpen(!isOpen)}
        onAnswer={(isRefusal) => answer(isRefusal ? [] : chosen)}
      />
    </section>
  );
}

interface AnswersProps {
  /** The switches are shown. */
  readonly isOpen: boolean;
  /** One of them was touched. */
  readonly isChanged: boolean;
  readonly onToggle: () => void;
  readonly onAnswer: (isRefusal: boolean) => void;
}

function Answers({ isOpen, isChanged, onToggle, onAnswer }: AnswersProps) {
  const { t } = useLingui();
  return (
    <div className={styles.actions}>
      <Button
        theme="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'consent-parameters' : undefined}
        onClick={onToggle}
      >
        {isOpen ? t`Back` : t`Parameters`}
      </Button>
      <Button size="small" data-answer="required" onClick={() => onAnswer(true)}>{t`Required only`}</Button>
      <Button size="small" data-answer="accept" onClick={() => onAnswer(false)}>
        {isChanged ? t`Save changes` : t`Accept all`}
      </Button>
    </div>
  );
}

function Question() {
  const { prefix } = useSite();
  const to = (path: string, words: ReactNode) => <a href={localizePath(path, prefix)}>{words}</a>;
  const policy = to('/legal/privacy', <Trans>Privacy policy</Trans>);
  const settings = to('/cookie-settings', <Trans>What is kept</Trans>);
  return (
    <div className={styles.question}>
      <p>
        <Trans>
          Without your consent, only what the site needs to work. With it, drafts, statistics and ad labels too. You can
          change your mind at any time.
        </Trans>
      </p>
      <p className={styles.links}>
        {policy} {settings}
      </p>
    </div>
  );
}
