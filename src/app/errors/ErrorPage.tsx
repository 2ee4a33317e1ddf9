import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ErrorMessage } from '#src/app/errors/ErrorMessage.tsx';
import { EmptyLayout } from '#src/app/layouts/EmptyLayout.tsx';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { SuggestedPages, type Suggestions } from '#src/app/errors/Suggestions.tsx';
import type { ErrorCode, HttpError } from '#src/shared/HttpError.ts';

/** SPEC part 8 gives the English words. A message that is absent here is for operators, and shown as it is. */
const MESSAGES: Readonly<Partial<Record<ErrorCode, MessageDescriptor>>> = {
  badRequest: msg`The address of this request is malformed`,
  routeNotFound: msg`This page could not be found`,
  pageNotFound: msg`Page not found`,
  gone: msg`This is no longer available`,
  pageUnavailable: msg`Impossible to fetch the page data. Please try again in a moment.`,
  busy: msg`The site is handling too many requests. Please try again in a moment.`,
  internal: msg`Something went wrong on our side`,
};

interface ErrorPageProps {
  readonly error: HttpError;
  /** Where the visitor may have wanted to go; for an address without a page. */
  readonly suggestions?: Suggestions | undefined;
}

/** The page of an answer that is an error: server-rendered, without scripts, on the empty layout (SPEC part 2). */
export function ErrorPage({ error, suggestions }: ErrorPageProps) {
  const { i18n } = useLingui();
  const message = MESSAGES[error.code];
  const title = message ? i18n._(message) : error.message;
  return (
    <EmptyLayout>
      <title>{`${String(error.status)} ${title}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorMessage status={error.status} title={title}>
        {suggestions && <SuggestedPages {...suggestions} />}
        <p>
          <LocalLink href="/">
            <Trans>Go to the home page</Trans>
          </LocalLink>
        </p>
      </ErrorMessage>
    </EmptyLayout>
  );
}
