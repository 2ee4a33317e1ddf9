import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateLine, LineOf } from '#src/pricing/data/estimate.ts';
import { readEstimate } from '#src/pricing/data/estimateLink.ts';
import { billedSeconds } from '#src/pricing/data/lines/callTime.ts';
import { joinDetails, nameRate } from '#src/pricing/words/estimateWords.ts';
import { createLineLanguage, type LineLanguage } from '#src/pricing/words/lines/kindWords.ts';
import { nameLine, wordsOf } from '#src/pricing/words/lines/lineWords.ts';
import styles from '#src/scenes/catalogue/invoice/Invoice.module.css';
import type { InvoiceScene } from '#src/scenes/catalogue/invoice/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { layBars } from '#src/scenes/parts/layBars.ts';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

type Part = NonNullable<InvoiceScene['sum']>['parts'][number];

/** An estimate that adds itself up line by line, and the rounding of its first line. Without price data it is its lines. */
export function Invoice({ title, estimate: link, isOnce, sum }: InvoiceScene) {
  const { estimate } = readEstimate(link);
  const { t } = useLingui();
  const parts = sum?.parts ?? [];
  const [first] = estimate;
  const [rounded] = parts;
  return (
    <div className={styles.scene}>
      <Window title={title} end={t`Estimate`} className={styles.sheet}>
        <ol className={styles.parts}>
          {parts.map((part, index) => (
            <PartRow key={`${String(part.line)} ${part.key}`} part={part} line={estimate[part.line]} step={index + 1} />
          ))}
        </ol>
        {sum && (
          <p className={styles.total} data-step={parts.length + 1}>
            <span>{isOnce ? <Trans>In all</Trans> : <Trans>A month</Trans>}</span>
            <b className={styles.monthly}>{sum.monthly}</b>
          </p>
        )}
      </Window>
      {first?.kind === 'calls' && rounded && <Rounding line={first} part={rounded} step={parts.length + 2} />}
    </div>
  );
}

/** In whole thousandths, so that bars meet. */
const WHOLE = 1000;

function PartRow({
  part,
  line,
  step,
}: {
  readonly part: Part;
  readonly line: EstimateLine | undefined;
  readonly step: number;
}) {
  const language = useLanguage();
  if (!line) return null;
  const words = wordsOf(line);
  const [bar] = layBars([{ side: 'bar', at: part.at, until: part.until }], WHOLE);
  return (
    <li className={styles.part} data-step={step}>
      <p className={styles.name}>
        <b>{words.partName?.(part, language) ?? nameLine(line, language)}</b>
        <span className={styles.detail}>{joinDetails(part.country, words.detail?.(line, language))}</span>
      </p>
      <p className={styles.amount}>{part.amount}</p>
      <p className={styles.billed}>
        {words.billed?.(line, part, language) ?? `${language.numeral(part.quantity)} × ${part.rate}`}
      </p>
      <p className={styles.rate}>
        {part.rate} {language.say(nameRate(part))}
      </p>
      <svg className={styles.bar} width="100%" height="6" aria-hidden="true" focusable="false">
        <rect x={`${bar?.x ?? ''}%`} width={`${bar?.width ?? ''}%`} height="6" rx="3" />
      </svg>
    </li>
  );
}

interface RoundingProps {
  readonly line: LineOf<'calls'>;
  readonly part: Part;
  readonly step: number;
}

/** From one call to the amount that is billed. */
function Rounding({ line, part, step }: RoundingProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const length = formatLength(line.seconds);
  const seconds = language.numeral(billedSeconds(line.seconds, part.increments));
  return (
    <Window title={t`How it is rounded`} className={styles.rounding} step={step}>
      <div className={styles.rows}>
        <Rows
          rows={[
            { label: t`A call of ${length}`, value: `${t`${seconds} s`}, ${language.increments(part.increments)}` },
            { label: t`All calls, exact`, value: part.exact },
            { label: t`Rounded once, to cents`, value: <Chip>{part.amount}</Chip> },
          ]}
        />
      </div>
    </Window>
  );
}

function useLanguage(): LineLanguage {
  const { i18n } = useLingui();
  return createLineLanguage(i18n, useSite().iso);
}
