import { Combobox as Behaviour } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from '#src/ui/Combobox.module.css';
import { Field } from '#src/ui/Field.tsx';
import fieldStyles from '#src/ui/Field.module.css';
import { describedBy } from '#src/ui/fieldIds.ts';
import { Icon } from '#src/ui/Icon.tsx';

export interface SearchOption {
  /** Its own among the options. */
  readonly value: string;
  readonly label: string;
  /** What else is known of it, after its label. */
  readonly detail?: string;
  /** The address of a small picture before the label, 24 × 16 px. */
  readonly image?: string;
}

interface SearchComboboxProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What is chosen now. */
  readonly chosen: SearchOption | undefined;
  /** What fits what has been typed, the best first. They may come later, a part of them first. */
  readonly options: readonly SearchOption[];
  /** Said to those who do not see the list: how many there are, or that more are looked for. */
  readonly status: string;
  /** @param text what has been typed; empty when the list opens */
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: SearchOption) => void;
}

/**
 * One of many, found by others than the browser: whoever uses it looks for the options. For blocks that hydrate only, and
 * after they have (docs/decisions/0013-headless-behaviour.md); until then a form does its work.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { id, label, hint, chosen, options, status, onSearch, onChoose } = props;
  const container = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const highlighted = useRef<SearchOption>(undefined);
  // The library highlights what is there while one types, and not what comes later: Enter is to take that, too.
  const onEnter = ({ key }: KeyboardEvent) => {
    const [best] = options;
    if (key !== 'Enter' || !open || highlighted.current || !best) return;
    setOpen(false);
    onChoose(best);
  };
  return (
    <Field id={id} label={label} hint={hint}>
      <Behaviour.Root
        items={options}
        filter={null}
        autoHighlight
        value={chosen ?? null}
        itemToStringLabel={({ label }: SearchOption) => label}
        isItemEqualToValue={(one: SearchOption, other: SearchOption) => one.value === other.value}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (next) onSearch('');
        }}
        onItemHighlighted={(option: SearchOption | undefined) => {
          highlighted.current = option;
        }}
        onInputValueChange={(text, { reason }) => {
          if (reason === 'input-change') onSearch(text);
        }}
        onValueChange={(option: SearchOption | null) => option && onChoose(option)}
      >
        <div ref={container} className={styles.frame} data-image={chosen?.image !== undefined}>
          {chosen?.image !== undefined && <OptionImage src={chosen.image} className={styles.chosenImage} />}
          <Behaviour.Input
            id={id}
            className={fieldStyles.control}
            // The library hides what is outside of an open list, the label too.
            aria-label={label}
            onKeyDown={onEnter}
            onFocus={({ target }) => target.select()}
            {...describedBy(id, { hint })}
          />
          <OpenButton />
        </div>
        <OptionList container={container} options={options} status={status} />
      </Behaviour.Root>
    </Field>
  );
}

interface OptionListProps extends Pick<SearchComboboxProps, 'options' | 'status'> {
  readonly container: RefObject<HTMLDivElement | null>;
}

function OptionList({ container, options, status }: OptionListProps) {
  return (
    <Behaviour.Portal container={container}>
      <Behaviour.Positioner className={styles.positioner} sideOffset={4} align="start">
        <Behaviour.Popup className={styles.popup} data-surface="white">
          <Behaviour.Status className={options.length > 0 ? 'visuallyHidden' : styles.empty}>{status}</Behaviour.Status>
          <Behaviour.List className={styles.list}>
            {(option: SearchOption) => (
              <Behaviour.Item key={option.value} value={option} className={styles.option}>
                <OptionText {...option} />
              </Behaviour.Item>
            )}
          </Behaviour.List>
        </Behaviour.Popup>
      </Behaviour.Positioner>
    </Behaviour.Portal>
  );
}

function OpenButton() {
  const { t } = useLingui();
  return (
    <Behaviour.Trigger className={styles.trigger} aria-label={t`Show all options`}>
      <Icon name="chevron-down" size={20} />
    </Behaviour.Trigger>
  );
}

function OptionText({ label, detail, image }: SearchOption) {
  return (
    <>
      <span className={styles.named}>
        {image !== undefined && <OptionImage src={image} />}
        {label}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </>
  );
}

function OptionImage({ src, className }: { readonly src: string; readonly className?: string | undefined }) {
  return (
    <img
      className={[styles.image, className].filter(Boolean).join(' ')}
      src={src}
      width="24"
      height="16"
      alt=""
      loading="lazy"
    />
  );
}
