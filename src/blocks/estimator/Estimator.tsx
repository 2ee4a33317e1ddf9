import { Trans } from '@lingui/react/macro';
import type { EstimatorBlock } from '#src/blocks/estimator/schema.ts';
import { useCurrency } from '#src/pricing/view/currency/useCurrency.ts';
import { Estimator as Calculation } from '#src/pricing/view/estimator/Estimator.tsx';
import { Notice } from '#src/ui/display/Notice.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** What a month would cost, by the lines that the visitor writes. The address holds them all. */
export function Estimator({ id, surface, title, lead, data }: EstimatorBlock) {
  const currency = useCurrency();
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      {data && data.countries.length > 0 ? (
        <Calculation id={id} data={data} currency={currency} />
      ) : (
        <Notice tone="warning">
          <Trans>We cannot load the rates at the moment, so there is no estimate.</Trans>
        </Notice>
      )}
    </HeadedSection>
  );
}
