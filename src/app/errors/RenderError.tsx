import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useEffect, useState } from 'react';
import type { ErrorMessage } from '#src/app/errors/ErrorMessage.tsx';
import { takeFocus } from '#src/features/announcer/takeFocus.ts';

/**
 * Shown when a page breaks in the browser: the address is right, so the way out is to load it anew, as a document. It is there
 * at once, with what every page has, and drawn when what draws it has come, which hardly any visit needs.
 */
export function RenderError() {
  const { t } = useLingui();
  const title = t`This page stopped working`;
  const Message = useErrorMessage();
  // What had the focus has gone with the page, and so has the live region that would say what came.
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) takeFocus(heading);
  }, [Message]);
  const wayOut = (
    <p>
      <a href="" data-in-app="false">
        <Trans>Load it again</Trans>
      </a>
    </p>
  );
  return (
    <main id="content" tabIndex={-1}>
      <title>{title}</title>
      {Message ? (
        createElement(Message, { title, children: wayOut })
      ) : (
        <>
          <h1>{title}</h1>
          {wayOut}
        </>
      )}
    </main>
  );
}

/** @returns what draws it; nothing until it has come, and where it does not come */
function useErrorMessage() {
  const [Message, setMessage] = useState<typeof ErrorMessage>();
  useEffect(() => {
    import(/* webpackChunkName: "error-message" */ '#src/app/errors/ErrorMessage.tsx').then(
      (module) => setMessage(() => module.ErrorMessage),
      () => undefined,
    );
  }, []);
  return Message;
}
