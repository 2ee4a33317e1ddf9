import { checkSlots } from '#src/content/check/checkSlots.ts';
import type { LocaleCode, WrittenLocale } from '#config/locales.ts';
import type { Addresses } from '#src/content/check/addresses.ts';
import type { Report } from '#src/content/check/Report.ts';
import type { LocalizedContent, PageDocument } from '#src/content/document.ts';
import { wantedOf } from '#src/content/files/explainIssue.ts';
import { isOptional } from '#src/content/schemaParts.ts';
import { shownFrom } from '#src/content/pages/isPublic.ts';
import { variantsOf } from '#src/content/pages/narrowToSite.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { showingSites } from '#src/content/check/showingSites.ts';
import type { Finding, PageTemplates, TemplateRow } from '#src/content/pages/templatePart.ts';

interface CheckedBy {
  readonly templates: PageTemplates;
  readonly snapshot: ContentSnapshot;
  readonly addresses: Addresses;
  /** The moment for which `publishAt` and `until` are read. */
  readonly now: Date;
}

/**
 * Reports what keeps a page from being what its template says: words of another template, or none of its own, blocks that
 * do not stand where they should, and what the template itself asks.
 */
export function checkTemplate(
  document: PageDocument,
  { templates, snapshot, addresses, now }: CheckedBy,
  report: Report,
): void {
  const row = templates[document.settings.template];
  if (!row) return;
  const { checkSettings, checkWords } = row.part;
  const findings = checkSettings?.(document as never, snapshot, shownFrom(document, now)) ?? [];
  for (const [path, rule] of findings) report('page.yaml', path, rule);
  // What is wrong with the structure is said of the file that has it, which is the first, and of no other.
  const told = new Set<string>();
  for (const [locale, content] of Object.entries(document.locales)) {
    const facts = { snapshot, language: locale as WrittenLocale };
    const found = [
      ...strayWords(content, row, templates),
      ...missingWords(content, row),
      ...variantsOf(content, showingSites(addresses, document.path, locale as LocaleCode)).flatMap((variant) =>
        [...checkSlots(variant.blocks, row), ...(checkWords?.(variant as never, document as never, facts) ?? [])].map(
          (finding) => inWhole(finding, variant, content),
        ),
      ),
    ];
    for (const finding of found) {
      const [path, rule] = finding;
      if (!told.has(JSON.stringify(finding))) report(`${locale}.yaml`, path, rule);
      told.add(JSON.stringify(finding));
    }
  }
}

/** A site may show fewer blocks than the file has. */
function inWhole([path, rule]: Finding, { blocks }: LocalizedContent, whole: LocalizedContent): Finding {
  const [first, index, ...rest] = path;
  const block = first === 'blocks' && typeof index === 'number' ? blocks[index] : undefined;
  return block ? [['blocks', whole.blocks.indexOf(block), ...rest], rule] : [path, rule];
}

function strayWords(content: LocalizedContent, { schema }: TemplateRow, templates: PageTemplates): Finding[] {
  return Object.keys(content).flatMap((field): Finding[] => {
    if (field in schema.words) return [];
    const owners = Object.values(templates).filter((row) => row && field in row.schema.words);
    const names = owners.map((row) => row?.schema.name).join(', ');
    return names
      ? [[[field], `"${field}" belongs to the template ${names}; take it away, or write that template`]]
      : [];
  });
}

function missingWords(content: LocalizedContent, { schema }: TemplateRow): Finding[] {
  return Object.entries(schema.words)
    .filter(([field, words]) => !(field in content) && !isOptional(words))
    .map(([field, words]) => [
      [],
      `"${field}" is missing, which the template ${schema.name} needs in every language; ${wantedOf(words)}`,
    ]);
}
