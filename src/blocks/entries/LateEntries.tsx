import { Trans } from '@lingui/react/macro';
import { use, useEffect, type ReactNode } from 'react';
import { entriesAddress } from '#src/blocks/entries/entriesAddress.ts';
import type { EntriesBlock } from '#src/blocks/entries/schema.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useStores } from '#src/stores/StoresContext.tsx';
import { Notice } from '#src/ui/display/Notice.tsx';

interface LateEntriesProps {
  readonly asked: NonNullable<EntriesBlock['asked']>;
  /** Draws the list when it is there. */
  readonly children: (shown: NonNullable<EntriesBlock['shown']>) => ReactNode;
}

/** Suspends until the entries are there; where they cannot be had, it says so and leads to the same once more. */
export function LateEntries({ asked, children }: LateEntriesProps) {
  const answer = use(useStores().entries.answer(asked));
  if (answer) return children(answer as unknown as NonNullable<EntriesBlock['shown']>);
  return <Missing asked={asked} />;
}

/** What could not be had is not kept: a page that was just seen is shown once more with all that it has asked. */
function Missing({ asked }: Pick<LateEntriesProps, 'asked'>) {
  const { entries } = useStores();
  useEffect(() => () => entries.forget(asked), [entries, asked]);
  return (
    <Notice tone="warning">
      <p>
        <Trans>This list is not available at the moment.</Trans>{' '}
        <LocalLink href={entriesAddress(asked, asked.page)} onClick={() => entries.forget(asked)}>
          <Trans>Load it again</Trans>
        </LocalLink>
      </p>
    </Notice>
  );
}
