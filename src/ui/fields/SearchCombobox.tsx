import { useLingui } from '@lingui/react/macro';
import { useCombobox, type UseComboboxProps, type UseComboboxReturnValue } from 'downshift';
import { Field } from '#src/ui/fields/Field.tsx';
import fieldStyles from '#src/ui/fields/Field.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';
import styles from '#src/ui/fields/SearchCombobox.module.css';

/** An option as the list shows it; the site, and not the list, decides whether it fits what was typed. */
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
  /** The id of what says how to fill it in, where that stands beside it. */
  readonly describedBy?: string;
  /** @param text what has been typed; empty when the list opens */
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: SearchOption) => void;
}

/** What the list answers to the keys otherwise than its library would: who leaves it, or gives up, keeps what was chosen. */
const stateReducer: NonNullable<UseComboboxProps<SearchOption>['stateReducer']> = (state, { type, changes }) => {
  const { InputChange, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  // Enter takes the best, and what comes later, too.
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
  const { selectedItem } = state;
  return { ...changes, isOpen: false, highlightedIndex: -1, selectedItem, inputValue: selectedItem?.label ?? '' };
};

/**
 * One of many, found by others than the browser: whoever uses it looks for the options, which may come while one types
 * (docs/decisions/0013-headless-behaviour.md). For after hydration: until then a form does its work.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { id, label, chosen, options, status, describedBy, onSearch, onChoose } = props;
  const { t } = useLingui();
  const combobox = useCombobox<SearchOption>({
    id,
    inputId: id,
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: chosen ?? null,
    stateReducer,
    onIsOpenChange: ({ isOpen, type }) => {
      if (isOpen && type !== useCombobox.stateChangeTypes.InputChange) onSearch('');
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) onChoose(selectedItem);
    },
  });
  const { isOpen, getInputProps, getToggleButtonProps } = combobox;
  return (
    <Field id={id} label={label}>
      <div className={styles.frame} data-image={chosen?.image !== undefined}>
        {chosen?.image !== undefined && <OptionImage src={chosen.image} />}
        <input
          {...getInputProps({
            className: fieldStyles.control,
            spellCheck: false,
            'aria-labelledby': undefined,
            'aria-describedby': describedBy,
            onClick: ({ currentTarget }) => currentTarget.select(),
            // In the event itself: the library tells of what was typed a turn later, and Enter would take what fitted before.
            onChange: ({ currentTarget }) => onSearch(currentTarget.value),
          })}
        />
        {/* For the pointer: whoever has the keyboard opens the list from the field. */}
        <button
          type="button"
          {...getToggleButtonProps({ className: styles.trigger, 'aria-label': t`Show all options` })}
        >
          <Icon name="chevron-down" size={20} />
        </button>
        <p role="status" className="visuallyHidden">
          {isOpen && status}
        </p>
        <OptionList label={label} chosen={chosen} options={options} status={status} combobox={combobox} />
      </div>
    </Field>
  );
}

interface OptionListProps extends Pick<SearchComboboxProps, 'label' | 'chosen' | 'options' | 'status'> {
  readonly combobox: UseComboboxReturnValue<SearchOption>;
}

function OptionList({ label, chosen, options, status, combobox }: OptionListProps) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = combobox;
  return (
    <div className={styles.popup} data-surface="white" hidden={!isOpen}>
      {options.length === 0 && (
        <p className={styles.empty} aria-hidden="true">
          {status}
        </p>
      )}
      <ul {...getMenuProps({ className: styles.list, 'aria-label': label, 'aria-labelledby': undefined })}>
        {isOpen &&
          options.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({
                item: option,
                index,
                className: styles.option,
                'aria-selected': option.value === chosen?.value,
              })}
              data-active={index === highlightedIndex}
            >
              <OptionText {...option} />
            </li>
          ))}
      </ul>
    </div>
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

function OptionImage({ src }: { readonly src: string }) {
  return <img className={styles.image} src={src} width="24" height="16" alt="" loading="lazy" />;
}
