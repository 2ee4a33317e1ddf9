import type { LocaleCode } from '#config/locales.ts';
import { loadEntries } from '#src/api/loadEntries.ts';
import type { DocsApi } from '#src/server/docs/DocsApi.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';
import type { AnsweredEntries, AskedEntries } from '#src/shared/collections/askedEntries.ts';

/**
 * @param docs who has the entries
 * @param asked the list, as its address asks for it
 * @param how in which language, and whether an older answer will do
 * @returns the list with its entries; undefined when they cannot be had now, so that the page says so and is not kept for long
 */
export async function answerEntries(
  docs: DocsApi,
  asked: AskedEntries,
  { locale, asking }: { readonly locale: LocaleCode; readonly asking: Asking | undefined },
): Promise<AnsweredEntries | undefined> {
  try {
    return await loadEntries(asked, async (call, query) => {
      const answer = await docs.ask(call, query, locale, asking);
      if (answer === undefined) throw new Error(`${call} has no such answer`);
      return answer;
    });
  } catch {
    // Logged where the call was made.
    asking?.onLate?.();
    return undefined;
  }
}
