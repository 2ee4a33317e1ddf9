import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { ChoiceSelect } from '#src/pricing/view/estimator/ChoiceSelect.tsx';
import { CountrySelect } from '#src/pricing/view/estimator/CountrySelect.tsx';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import { fieldId } from '#src/ui/fields/fieldIds.ts';
import type { FieldsProps } from '#src/pricing/view/estimator/FieldsProps.ts';
import styles from '#src/pricing/view/estimator/Line.module.css';
import { NumberField } from '#src/pricing/view/estimator/NumberField.tsx';
import { messagePrices, type MessagesLine } from '#src/pricing/data/lines/messages.ts';
import { SegmentNote } from '#src/pricing/view/estimator/SegmentNote.tsx';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import { ESTIMATE_LIMITS } from '#src/pricing/data/lines/lineFields.ts';
import { TextArea } from '#src/ui/fields/TextArea.tsx';

/** Text messages, with the text that decides into how many parts each is cut. */
export const MessagesFields = observer(function MessagesFields({ draft, index }: FieldsProps<MessagesLine>) {
  const { t } = useLingui();
  const { id, store } = useEstimator();
  const { message } = usePriceNames();
  const { line, key } = draft;
  return (
    <>
      <div className={styles.fields} data-kind="messages">
        <ChoiceSelect
          draft={draft}
          index={index}
          field="direction"
          label={t`Kind of message`}
          value={line.direction}
          offered={messagePrices(store.pricesOf(line.country))}
          nameOf={message}
        />
        <CountrySelect draft={draft} index={index} offer="to" />
        <NumberField draft={draft} index={index} field="count" label={t`Messages a month`} />
      </div>
      <div className={styles.text}>
        <TextArea
          id={fieldId(id, key, 'text')}
          name={`${String(index)}.text`}
          label={t`Text of a message`}
          hint={t`Paste the real text: its characters decide how many segments you pay for.`}
          rows={3}
          maxLength={ESTIMATE_LIMITS.text}
          value={line.text}
          onChange={({ target }) => store.choose(key, { text: target.value })}
          aside={<SegmentNote text={line.text} />}
        />
      </div>
    </>
  );
});
