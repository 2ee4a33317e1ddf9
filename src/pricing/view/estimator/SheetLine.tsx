import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { EstimateRow } from '#src/pricing/view/estimator/EstimateStore.ts';
import { useEstimator } from '#src/pricing/view/estimator/EstimatorContext.ts';
import styles from '#src/pricing/view/estimator/SheetTable.module.css';
import { useLineLanguage } from '#src/pricing/view/estimator/useLineLanguage.ts';
import { RateAmount } from '#src/pricing/view/RateAmount.tsx';
import { joinDetails, nameRate } from '#src/pricing/words/estimateWords.ts';
import { formatRate } from '#src/pricing/words/formatMoney.ts';
import { nameLine, wordsOf } from '#src/pricing/words/lines/lineWords.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { PricedPart } from '#src/pricing/data/pricedEstimate.ts';

/** A line with one reason is one row; with several it is a row that names it, and one for each. */
export const SheetLine = observer(function SheetLine({ row }: { readonly row: EstimateRow }) {
  const { store } = useEstimator();
  const language = useLineLanguage();
  const { line } = row.draft;
  const detail = joinDetails(store.titleOf(line), wordsOf(line).detail?.(line, language));
  const parts = (row.priced?.parts ?? []).filter((part) => !isFree(part));
  const [only] = parts.length === 1 ? parts : [];
  return (
    <tbody className={styles.line} data-left-out={(row.state !== 'priced' && row.state !== 'asked') || undefined}>
      <tr className={styles.head}>
        <th scope="row">
          {nameLine(line, language)}
          {detail && <span className={styles.detail}>{detail}</span>}
        </th>
        {only ? <PartCells row={row} part={only} /> : <HeadCells row={row} />}
      </tr>
      {!only && parts.map((part) => <PartRow key={part.key} row={row} part={part} />)}
    </tbody>
  );
});

/** To be connected costs nothing in most countries: a row that says so for each number says too much. */
const isFree = ({ isOnce, rate }: PricedPart) => isOnce && rate === '0';

interface PartProps {
  readonly row: EstimateRow;
  readonly part: PricedPart;
}

function PartRow({ row, part }: PartProps) {
  const language = useLineLanguage();
  return (
    <tr className={styles.part}>
      <th scope="row">{wordsOf(row.draft.line).partName?.(part, language)}</th>
      <PartCells row={row} part={part} />
    </tr>
  );
}

/** A line that stands above its parts has no amount of its own: theirs would be counted twice. */
function HeadCells({ row: { state } }: { readonly row: EstimateRow }) {
  return (
    <td colSpan={3} className={styles.without}>
      {state !== 'priced' && <LeftOut />}
    </td>
  );
}

const PartCells = observer(function PartCells({ row, part }: PartProps) {
  const { store } = useEstimator();
  const { iso } = useSite();
  const language = useLineLanguage();
  const { line } = row.draft;
  const { rate, amount, isLowest } = part;
  return (
    <>
      <td className={styles.billed}>
        {wordsOf(line).billed?.(line, part, language) ?? language.numeral(part.quantity)}
      </td>
      <td className={styles.rate}>
        {rate !== undefined && (
          <>
            <RateAmount amount={formatRate(rate, store.currency, iso)} isLowest={isLowest} />{' '}
            {language.say(nameRate(part))}
          </>
        )}
      </td>
      <td className={styles.amount}>{amount === undefined ? <LeftOut /> : formatRate(amount, store.currency, iso)}</td>
    </>
  );
});

function LeftOut() {
  return (
    <span className={styles.leftOut}>
      <Trans>not counted</Trans>
    </span>
  );
}
