import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import { fieldId } from '#src/ui/fields/fieldIds.ts';
import type { FieldsProps } from '#src/pricing/view/estimator/FieldsProps.ts';
import styles from '#src/pricing/view/estimator/Line.module.css';
import { NumberField } from '#src/pricing/view/estimator/NumberField.tsx';
import { shownLayers, type AiLine, type ShownLayer } from '#src/pricing/data/lines/ai.ts';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import { Checkbox } from '#src/ui/fields/Choice.tsx';
import { FormSection } from '#src/ui/fields/FormSection.tsx';

/** What calls use beside the phone network, in layers that are billed each by its own clock. */
export const AiFields = observer(function AiFields({ draft, index }: FieldsProps<AiLine>) {
  const { t } = useLingui();
  const { id, store } = useEstimator();
  const { layers } = draft.line;
  const shown = shownLayers(store.data.rates.everywhere, layers);
  const names = useLayerNames();
  const choose = (part: string, chosen: boolean) => {
    const others = layers.filter((layer) => layer !== part);
    store.choose(draft.key, { layers: chosen ? [...others, part] : others });
  };
  return (
    <>
      <div className={styles.fields} data-kind="ai">
        <NumberField draft={draft} index={index} field="calls" label={t`Calls a month`} />
        <NumberField draft={draft} index={index} field="seconds" label={t`Seconds per call`} />
        <NumberField draft={draft} index={index} field="requests" label={t`Requests per call`} />
      </div>
      <FormSection id={fieldId(id, draft.key, 'layers')} legend={t`Services used`} compact>
        <div className={styles.layers}>
          {shown.map((usage) => (
            <Checkbox
              key={usage.part}
              id={fieldId(id, draft.key, usage.part)}
              name={`${String(index)}.layers`}
              value={usage.part}
              checked={layers.includes(usage.part)}
              onChange={({ target }) => choose(usage.part, target.checked)}
              {...names(usage)}
            />
          ))}
        </div>
      </FormSection>
    </>
  );
});

/** A layer with what it is billed by: that decides which of the two numbers above counts for it. */
function useLayerNames() {
  const { part: nameOf, increments: roundingOf, unit: unitOf } = usePriceNames();
  return ({ part, unit, increments }: ShownLayer) => ({
    label: (
      <>
        {nameOf(part)}{' '}
        {unit && <span className={styles.billing}>{unit === 'request' ? unitOf(unit) : roundingOf(increments)}</span>}
      </>
    ),
  });
}
