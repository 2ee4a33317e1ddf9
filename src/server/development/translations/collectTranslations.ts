import { locales, WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { SITE_KEYS } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import { isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import type { PageDocument } from '#src/content/document.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { findStale } from '#src/content/translations/findStale.ts';
import type { PageTranslations, TranslationState } from '#src/specimens/PageTranslations.ts';

/**
 * @param snapshot all content
 * @param directory the content folder
 * @returns each page with what its languages lack, or have of old: those with most to do come first
 */
export function collectTranslations(snapshot: ContentSnapshot, directory: string): PageTranslations[] {
  const notices = new Map<string, string[]>();
  for (const { file, place = '', rule } of findStale(snapshot, directory))
    notices.set(file, [...(notices.get(file) ?? []), `${place}: ${rule}`]);
  const rows = [...snapshot.documents.values()].map((document): PageTranslations => {
    const wanted = wantedLocales(document);
    const states = WRITTEN_LOCALES.map((locale): TranslationState => {
      const file = `${document.folder}/${locale}.yaml`;
      const problems = snapshot.problems.filter((problem) => problem.file === file).map(({ rule }) => rule);
      if (document.locales[locale])
        return { locale, state: 'there', problems: [...problems, ...(notices.get(file) ?? [])] };
      return { locale, state: wanted.includes(locale) ? 'missing' : 'unwanted', problems };
    });
    return { path: document.path, folder: document.folder, draft: document.settings.draft ?? false, states };
  });
  return rows.sort((one, other) => todo(other) - todo(one) || one.path.localeCompare(other.path));
}

const todo = ({ states }: PageTranslations) =>
  states.reduce((sum, { state, problems }) => sum + problems.length + (state === 'missing' ? 100 : 0), 0);

/** Those that its page says, or those of the sites that serve it. */
function wantedLocales({ path, settings: { languages } }: PageDocument): readonly WrittenLocale[] {
  if (languages) return languages;
  const route = (matchRoute(path) ?? matchRoute(`${path}/any`))?.route;
  const served = SITE_KEYS.filter((key) => route && isServedOn(route, key));
  return WRITTEN_LOCALES.filter((locale) =>
    served.some((key) => sites[key].locales.some((code) => locales[code].file === locale)),
  );
}
