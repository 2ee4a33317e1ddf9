import { Trans } from '@lingui/react/macro';
import { ErrorMessage } from '#src/app/errors/ErrorMessage.tsx';

/** Shown when a page breaks in the browser: the address is right, so the way out is to load it anew, as a document. */
export function RenderError() {
  return (
    <main id="content" tabIndex={-1}>
      <ErrorMessage title={<Trans>This page stopped working</Trans>}>
        <p>
          <a href="" data-in-app="false">
            <Trans>Load it again</Trans>
          </a>
        </p>
      </ErrorMessage>
    </main>
  );
}
