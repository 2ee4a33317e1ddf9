import type { Addresses } from '#src/content/check/addresses.ts';
import type { Report } from '#src/content/check/Report.ts';
import type { CollectionRow, Collections } from '#src/content/collections/collectionPart.ts';
import { collectionOf, fieldOf, valuesOf } from '#src/content/collections/findEntries.ts';
import type { PageDocument } from '#src/content/document.ts';
import { AUTHORS } from '#src/content/schemas/topFiles.ts';
import type { Path } from '#src/content/files/yamlFile.ts';
import { NO_CONTENT, type ContentSnapshot } from '#src/content/readContent.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';
import { parentPath } from '#src/shared/address/parentPath.ts';

interface Known {
  readonly collections: Collections;
  readonly addresses: Addresses;
  readonly snapshot: Pick<ContentSnapshot, 'taxonomy' | 'authors' | 'problems'>;
}

/** Reports of an entry of a list what its facets do not have, and a page that stands where entries do and is none. */
export function checkEntry(document: PageDocument, { collections, addresses, snapshot }: Known, report: Report): void {
  const row = collections[collectionOf(document)];
  const { entry } = document.settings;
  if (!row || !entry) {
    checkPlace(document, { collections, addresses }, report);
    return;
  }
  checkAuthor(row.part.authorOf?.(entry as never), snapshot, report);
  checkFacets(entry, row, snapshot, (path, rule) => report('page.yaml', ['entry', ...path], rule));
}

/** Reports what an entry names and no set of `taxonomy.yaml` has, by where it stands in the entry. */
export function checkFacets(
  entry: Readonly<Record<string, unknown>>,
  row: CollectionRow,
  snapshot: Known['snapshot'],
  tell: (path: Path, rule: string) => void,
): void {
  // Broken, it is a problem of its own.
  if (snapshot.taxonomy === NO_CONTENT.taxonomy) return;
  for (const [facet, { set }] of Object.entries(row.definition.facets)) {
    const source = row.part.facets[facet] ?? facet;
    const field = fieldOf(source);
    const known = snapshot.taxonomy[set] ?? {};
    valuesOf(entry, source).forEach((value, index) => {
      if (Object.hasOwn(known, String(value))) return;
      const path = Array.isArray(entry[field]) ? [field, index] : [field];
      const others = Object.keys(known).join(', ');
      tell(path, `"${String(value)}" is none of ${set}; write one of ${others}, or add it to taxonomy.yaml`);
    });
  }
}

function checkAuthor(author: string | undefined, { authors, problems }: Known['snapshot'], report: Report): void {
  if (author === undefined || Object.hasOwn(authors, author)) return;
  if (problems.some(({ file }) => file === AUTHORS)) return;
  const names = Object.keys(authors);
  const near = findNearestWord(author, names);
  const instead = near ? `did you mean "${near}"` : `write one of ${names.join(', ')}`;
  report('page.yaml', ['entry', 'author'], `"${author}" is nobody in ${AUTHORS}; ${instead}, or add the author there`);
}

/**
 * A page right below a list is in it, or the list does not know it: its folder says which. Where the route table promises the
 * very address, such as that of a search, it is a page of its own.
 */
function checkPlace(
  { path, folder }: PageDocument,
  { collections, addresses }: Omit<Known, 'snapshot'>,
  report: Report,
) {
  const list = Object.values(collections).find(({ definition }) => definition.path === parentPath(path));
  if (!list) return;
  const { name, facets } = list.definition;
  const slug = folder.slice(folder.lastIndexOf('/') + 1);
  if (Object.hasOwn(facets, slug) || addresses.find(path)?.isPromised) return;
  report('page.yaml', [], `the list at ${list.definition.path} does not show it; move the folder to ${name}/${slug}`);
}
