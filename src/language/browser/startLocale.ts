import { onConsent } from '#src/visitor/data/answerConsent.ts';
import { isAutoTest } from '#src/visitor/data/autoTest.ts';
import { isLocaleLeftAlone } from '#src/language/data/isLocaleLeftAlone.ts';
import { write } from '#src/visitor/data/visitorStorage.ts';
import type { VisitorContext } from '#src/client/VisitorContext.ts';

/** Keeps the language that is read, where the visitor agrees to it: `leadToKeptLocale` finds it on a later visit. */
export function startLocale({ site, onPage }: Pick<VisitorContext, 'site' | 'onPage'>): void {
  let path = '';
  const keep = () => {
    if (!isLocaleLeftAlone(path, isAutoTest())) write('locale', site.locale);
  };
  onPage((page) => {
    path = page.path;
    keep();
  });
  onConsent(keep);
}
