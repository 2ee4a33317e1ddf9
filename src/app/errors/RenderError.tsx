import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ErrorMessage } from '#src/app/errors/ErrorMessage.tsx';
import { takeFocus } from '#src/features/announcer/takeFocus.ts';

/** Shown when a page breaks in the browser: the address is right, so the way out is to load it anew, as a document. */
export function RenderError() {
  const { t } = useLingui();
  const title = t`This page stopped working`;
  // What had the focus has gone with the page, and so has the live region that would say what came.
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) takeFocus(heading);
  }, []);
  return (
    <main id="content" tabIndex={-1}>
      <title>{title}</title>
      <ErrorMessage title={title}>
        <p>
          <a href="" data-in-app="false">
            <Trans>Load it again</Trans>
          </a>
        </p>
      </ErrorMessage>
    </main>
  );
}
