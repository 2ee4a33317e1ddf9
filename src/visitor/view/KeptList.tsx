import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/buttons/Button.tsx';
import { CONSENT_ENTRIES } from '#src/visitor/data/consentEntries.ts';
import { KEPT_ENTRIES, type KeptName } from '#src/visitor/data/keptEntries.ts';
import { eraseAllKept, eraseKept, type KeptThing } from '#src/visitor/data/keptNow.ts';
import { useKeptThings } from '#src/visitor/view/useKeptThings.ts';
import styles from '#src/visitor/view/KeptList.module.css';
import { consentWords } from '#src/visitor/words/consentWords.ts';
import { keptWords, placeWords } from '#src/visitor/words/keptWords.ts';

const NAMES = Object.keys(KEPT_ENTRIES) as KeptName[];
/** Of a value, in characters: enough to know it by. */
const SHOWN = 160;

/** All that the site may keep on the device, by category; with JavaScript also what is there now, to be erased. */
export function KeptList() {
  const { t, i18n } = useLingui();
  const [things, look] = useKeptThings();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const erased = ({ key }: KeptThing) => t`${key} is erased`;
  // Its button goes with a thing: the focus is not to go with it.
  const erase = async (erasing: Promise<void>, sentence: string) => {
    status.current?.focus();
    const isErased = await erasing.then(
      () => true,
      () => false,
    );
    setSaid(isErased ? sentence : t`That could not be erased. Please try again.`);
    await look();
  };
  return (
    <div className={styles.kept}>
      <div className={styles.all}>
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          {said || (things && <Plural value={things.length} one="# thing is kept now" other="# things are kept now" />)}
        </p>
        <Button theme="secondary" icon="trash" onClick={() => void erase(eraseAllKept(), t`Everything is erased`)}>
          {t`Erase everything`}
        </Button>
      </div>
      {CONSENT_ENTRIES.map(({ id }) => (
        <section key={id} className={styles.category} aria-labelledby={`kept-${id}`}>
          <h3 id={`kept-${id}`}>{i18n._(consentWords[id].name)}</h3>
          <ul className={styles.entries}>
            {NAMES.filter((name) => KEPT_ENTRIES[name].category === id).map((name) => (
              <KeptEntry
                key={name}
                name={name}
                things={things?.filter((thing) => thing.name === name)}
                onErase={(thing) => void erase(eraseKept(thing), erased(thing))}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface KeptEntryProps {
  readonly name: KeptName;
  /** What is there of it; not known before it was looked at. */
  readonly things: readonly KeptThing[] | undefined;
  readonly onErase: (thing: KeptThing) => void;
}

function KeptEntry({ name, things, onErase }: KeptEntryProps) {
  const { t, i18n } = useLingui();
  const entry = KEPT_ENTRIES[name];
  const { purpose, until } = keptWords[name];
  const eraseName = ({ key }: KeptThing) => t`Erase ${key}`;
  return (
    <li className={styles.entry} data-kept-entry={name}>
      <div>
        <code className={styles.name}>{entry.key}</code>
        <p className={styles.note}>{i18n._(placeWords[entry.place])}</p>
      </div>
      <div>
        <p>{i18n._(purpose)}</p>
        <p className={styles.note}>{i18n._(until)}</p>
      </div>
      <div className={styles.now}>
        {things?.length === 0 && (
          <p className={styles.note}>
            <Trans>Nothing there now</Trans>
          </p>
        )}
        {things?.map((thing) => (
          <div key={thing.key} className={styles.thing}>
            <code className={styles.value}>
              {entry.place === 'database' ? <Waiting value={thing.value} /> : readable(thing)}
            </code>
            <Button theme="secondary" size="small" aria-label={eraseName(thing)} onClick={() => onErase(thing)}>
              {t`Erase`}
            </Button>
          </div>
        ))}
      </div>
    </li>
  );
}

const Waiting = ({ value }: Pick<KeptThing, 'value'>) => (
  <Plural value={Number(value)} one="# message" other="# messages" />
);

/** Of several under one entry, each says which it is. */
function readable({ name, key, value }: KeptThing): string {
  const text = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  return key === KEPT_ENTRIES[name].key ? text : `${key}: ${text}`;
}
