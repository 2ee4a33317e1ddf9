import { SITE_KEYS } from '#config/siteKeys.ts';
import { explainDeadLink, type LinkedSite } from '#src/content/check/checkLinks.ts';
import { collectLinks } from '#src/content/check/collectLinks.ts';
import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import { checkFacets } from '#src/content/collections/checkEntry.ts';
import type { Collections } from '#src/content/collections/collectionPart.ts';
import { collectionOf } from '#src/content/collections/findEntries.ts';
import type { Path } from '#src/content/files/yamlFile.ts';

/**
 * @param site all content, and what its links are judged by
 * @param collections all lists by name
 * @returns of the entries without pages what they name and no set of `taxonomy.yaml` has, and their links that are a 404 on a site
 *   that has the list
 */
export function checkRecords(site: LinkedSite, collections: Collections): ContentProblem[] {
  const { snapshot, addresses } = site;
  const problems: ContentProblem[] = [];
  for (const [file, record] of snapshot.records) {
    const row = collections[collectionOf(record)];
    const { entry } = record.settings;
    if (!row || !entry) continue;
    const tell = (path: Path, rule: string) => {
      const place = describePlace(path, entry, snapshot.locate(file, path).line);
      problems.push({ file, ...(place ? { place } : {}), rule });
    };
    checkFacets(entry, row, snapshot, tell);
    const list = addresses.find(row.definition.path);
    const shownOn = SITE_KEYS.filter((key) => list?.isServedOn(key));
    for (const { path, href } of collectLinks(entry)) {
      const rule = href.startsWith('/') ? explainDeadLink(href, site, shownOn) : undefined;
      if (rule) tell(path, rule);
    }
  }
  return problems;
}
