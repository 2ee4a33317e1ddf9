import { useLingui } from '@lingui/react/macro';
import { useState, type PointerEvent } from 'react';
import { Field } from '#src/ui/Field.tsx';
import fieldStyles from '#src/ui/Field.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import styles from '#src/ui/SearchCombobox.module.css';
import { useListbox } from '#src/ui/useListbox.ts';

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
  /** What is chosen now. */
  readonly chosen: SearchOption | undefined;
  /** What fits what has been typed, the best first. They may come later, a part of them first. */
  readonly options: readonly SearchOption[];
  /** Said to those who do not see the list, and shown where it is empty. */
  readonly status: string;
  /** @param text what has been typed; empty when the list opens */
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: SearchOption) => void;
}

/**
 * One of many, found by others than the browser: whoever uses it looks for the options. It is made for what comes while one
 * types, which the library of `Combobox` is not (docs/decisions/0013-headless-behaviour.md). For after hydration: until
 * then a form does its work.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { id, label, chosen, options, status, onSearch, onChoose } = props;
  const [text, setText] = useState<string>();
  const listbox = useListbox({
    count: options.length,
    chosen: options.findIndex(({ value }) => value === chosen?.value),
    onOpen: () => onSearch(''),
    onClose: () => setText(undefined),
    onChoose: (index) => options[index] && onChoose(options[index]),
  });
  const { open, active, show } = listbox;
  return (
    <Field id={id} label={label}>
      <div className={styles.frame} data-image={chosen?.image !== undefined}>
        {chosen?.image !== undefined && <OptionImage src={chosen.image} />}
        <input
          id={id}
          className={fieldStyles.control}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listIdOf(id)}
          aria-activedescendant={active >= 0 ? optionIdOf(id, active) : undefined}
          value={text ?? chosen?.label ?? ''}
          onChange={({ target }) => {
            show(0);
            setText(target.value);
            onSearch(target.value);
          }}
          onKeyDown={listbox.onKeyDown}
          onClick={({ currentTarget }) => {
            // What is typed next is meant instead of what is chosen, and not to follow it.
            if (!open) currentTarget.select();
            show();
          }}
          onFocus={({ target }) => target.select()}
          onBlur={listbox.close}
        />
        <OpenButton id={id} listbox={listbox} />
        <p role="status" className="visuallyHidden">
          {open && status}
        </p>
        <OptionList {...{ id, label, chosen, options, status, listbox }} />
      </div>
    </Field>
  );
}

type Listbox = ReturnType<typeof useListbox>;
const listIdOf = (id: string) => `${id}-list`;
const optionIdOf = (id: string, index: number) => `${listIdOf(id)}-${String(index)}`;

/** What does not take the focus from the field. */
const keepFocus = (event: PointerEvent) => {
  event.preventDefault();
};

/** For the pointer: whoever has the keyboard opens the list from the field. */
function OpenButton({ id, listbox: { open, show, close } }: { readonly id: string; readonly listbox: Listbox }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.trigger}
      tabIndex={-1}
      aria-label={t`Show all options`}
      aria-expanded={open}
      aria-controls={listIdOf(id)}
      onPointerDown={keepFocus}
      onClick={() => {
        document.getElementById(id)?.focus();
        if (open) close();
        else show();
      }}
    >
      <Icon name="chevron-down" size={20} />
    </button>
  );
}

interface OptionListProps extends Pick<SearchComboboxProps, 'id' | 'label' | 'chosen' | 'options' | 'status'> {
  readonly listbox: Listbox;
}

function OptionList({ id, label, chosen, options, status, listbox }: OptionListProps) {
  const { open, active, list, choose } = listbox;
  return (
    <div className={styles.popup} data-surface="white" hidden={!open}>
      {options.length === 0 && (
        <p className={styles.empty} aria-hidden="true">
          {status}
        </p>
      )}
      <ul ref={list} id={listIdOf(id)} className={styles.list} role="listbox" aria-label={label}>
        {open &&
          options.map((option, index) => (
            <Option
              key={option.value}
              id={optionIdOf(id, index)}
              option={option}
              isChosen={option.value === chosen?.value}
              isActive={index === active}
              onChoose={() => choose(index)}
            />
          ))}
      </ul>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Option({ id, option: { label, detail, image }, isChosen, isActive, onChoose }: OptionProps) {
  return (
    // The keys are the field's, which has the focus.
    <li
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isChosen}
      data-active={isActive}
      onPointerDown={keepFocus}
      onClick={onChoose}
    >
      <span className={styles.named}>
        {image !== undefined && <OptionImage src={image} />}
        {label}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </li>
  );
}

function OptionImage({ src }: { readonly src: string }) {
  return <img className={styles.image} src={src} width="24" height="16" alt="" loading="lazy" />;
}
