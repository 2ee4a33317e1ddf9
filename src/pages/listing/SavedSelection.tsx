import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { takeFocus } from '#src/features/announcer/takeFocus.ts';
import styles from '#src/pages/listing/SavedSelection.module.css';
import { namesOf, toSelection, type Saving } from '#src/pages/listing/selection.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useAddress } from '#src/request/useAddress.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { onConsent } from '#src/visitor/data/answerConsent.ts';
import { forget, hasConsent, read, write } from '#src/visitor/data/visitorStorage.ts';

/**
 * Keeps what a list is narrowed to, and leads back there (SPEC parts 3 and 4). Nothing is kept without consent: the button
 * then says so. What the address chooses is the selection, so that nothing but a link is needed to restore it.
 */
export function SavedSelection({ entry, path, options }: Saving) {
  const { t } = useLingui();
  const { saved, isAllowed, save, drop } = useSaved(entry);
  const current = toSelection(useAddress().search, options);
  const kept = toSelection(saved, options);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed goes, and the focus would go with it: what stands here then has it, and is read out.
  const stay = () => place.current && takeFocus(place.current);
  return (
    <div ref={place} className={styles.selection}>
      {kept !== '' && (
        <p className={styles.kept}>
          {kept === current ? (
            <Trans>This selection is saved in your browser.</Trans>
          ) : (
            <>
              <Trans>Saved selection:</Trans>{' '}
              <LocalLink href={`${path}?${kept}`}>{namesOf(kept, options).join(', ')}</LocalLink>
            </>
          )}
          <Button
            theme="quiet"
            size="small"
            aria-label={t`Remove the saved selection`}
            onClick={() => {
              drop();
              stay();
            }}
          >
            <Trans>Remove</Trans>
          </Button>
        </p>
      )}
      {current !== '' && current !== kept && (
        <p className={styles.save}>
          <Button
            theme="secondary"
            size="small"
            aria-disabled={isAllowed === false || undefined}
            aria-describedby={isAllowed === false ? `${entry}-why` : undefined}
            onClick={() => save(current) && stay()}
          >
            <Trans>Save this selection</Trans>
          </Button>
          {isAllowed === false && <Refusal id={`${entry}-why`} />}
        </p>
      )}
    </div>
  );
}

function Refusal({ id }: { readonly id: string }) {
  return (
    <span id={id} className={styles.why}>
      <Trans>
        Your browser may keep it only if you allow functional storage:{' '}
        <LocalLink href="/cookie-settings">cookie settings</LocalLink>
      </Trans>
    </span>
  );
}

/** What the browser keeps under the name, '' for nothing; `isAllowed` is undefined until the browser has been asked. */
function useSaved(entry: Saving['entry']) {
  const [saved, setSaved] = useState('');
  const [isAllowed, setAllowed] = useState<boolean>();
  useEffect(() => {
    const look = () => {
      setAllowed(hasConsent('functional'));
      setSaved(read(entry) ?? '');
    };
    look();
    return onConsent(look);
  }, [entry]);
  return {
    saved,
    isAllowed,
    /** @returns whether it is kept */
    save: (selection: string) => {
      const isKept = write(entry, selection);
      if (isKept) setSaved(selection);
      return isKept;
    },
    drop: () => {
      forget(entry);
      setSaved('');
    },
  };
}
