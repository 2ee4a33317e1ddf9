import type { LocaleCode } from '#config/locales.ts';
import type { DocsCall, DocsQueries } from '#src/api/docsCalls.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';

/** Who answers the calls of the docs API: the embedded content, or `DOCS_API_ORIGIN`. */
export interface DocsApi {
  /**
   * @returns the answer; undefined where what is asked for does not exist
   * @throws {HttpError} 503 when it cannot be had now, and no last good answer is there
   */
  ask<Call extends DocsCall>(
    call: Call,
    query: DocsQueries[Call],
    locale: LocaleCode,
    asking?: Asking,
  ): Promise<unknown>;
}
