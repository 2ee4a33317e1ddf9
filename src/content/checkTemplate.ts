import type { Report } from '#src/content/checkContent.ts';
import type { LocalizedContent, PageDocument } from '#src/content/document.ts';
import type { Path } from '#src/content/yamlFile.ts';
import type { AnyBlock, Template } from '#src/shared/page.ts';
import { holdsForm } from '#src/shared/pointToForm.ts';

/** What is wrong, and where in the language file. */
type Finding = readonly [path: Path, rule: string];

type Rule = (content: LocalizedContent, settings: PageDocument['settings']) => readonly Finding[];

/** What a template promises and no schema of one field can hold: its name must be true of the page. */
const RULES: Readonly<Partial<Record<Template, Rule>>> = {
  tutorial: ({ blocks }) =>
    ofType(blocks, 'lesson').length < 2
      ? [[['blocks'], 'a tutorial needs at least two blocks of the type lesson']]
      : [],
  promo: checkPromo,
  comparison: checkComparison,
  webinar: checkWebinar,
};

/** Reports what keeps a page from being what its template says, for each language. */
export function checkTemplate({ settings, locales }: PageDocument, report: Report): void {
  const rule = RULES[settings.template] ?? (() => []);
  for (const [locale, content] of Object.entries(locales)) {
    for (const [path, problem] of [...strayFields(content, settings), ...rule(content, settings)]) {
      report(`${locale}.yaml`, path, problem);
    }
  }
}

/** The fields that one template alone shows. */
const OWN_FIELDS = { webinar: 'webinar', comparison: 'comparison', action: 'promo' } as const;

const strayFields: Rule = (content, settings) =>
  Object.entries(OWN_FIELDS)
    .filter(([field, template]) => settings.template !== template && (field in content || field in settings))
    .map(([field, template]) => [
      [field],
      `"${field}" belongs to the template ${template}; take it away, or write that template`,
    ]);

const ofType = (blocks: readonly AnyBlock[], type: string) => blocks.filter((block) => block.type === type);

type WithActions = AnyBlock & { readonly actions?: readonly { readonly href: string }[] };

/** One offer, one action: every button leads where the page's action does. */
function checkPromo({ action, blocks }: LocalizedContent): Finding[] {
  if (!action) return [[[], 'a promo page needs its action; write it as action: { label: …, href: … }']];
  const others = (blocks as readonly WithActions[]).flatMap(({ actions = [] }, block) =>
    actions.flatMap(({ href }, index): Finding[] =>
      href === action.href
        ? []
        : [
            [
              ['blocks', block, 'actions', index, 'href'],
              `${href} is a second action, and a promo page has one: write ${action.href}`,
            ],
          ],
    ),
  );
  const form = blocks.find((block) => action.href === `#${block.id}` && holdsForm(block));
  const isNoForm = action.href.startsWith('#') && !form;
  return [
    ...others,
    ...(isNoForm ? [[['action', 'href'], `no block with a form has the id "${action.href.slice(1)}"`] as const] : []),
  ];
}

type WithRows = AnyBlock & { readonly rows: readonly { readonly label: string; readonly verify?: string }[] };

const isTable = (block: AnyBlock): block is WithRows => block.type === 'compare';

/** The section that says for whom the product is wrong; without it a comparison is an advertisement. */
const LIMITS = 'limits';

function checkComparison({ blocks }: LocalizedContent, settings: PageDocument['settings']): Finding[] {
  const unverified = blocks.flatMap((block, index) =>
    (isTable(block) ? block.rows : []).flatMap(({ label, verify }, row): Finding[] =>
      verify === undefined
        ? [[['blocks', index, 'rows', row], `"${label}" does not say how to check it; write verify: …`]]
        : [],
    ),
  );
  const missing = [
    ...(settings.comparison
      ? []
      : ['page.yaml must say when the comparison was checked: comparison: { checked: 2026-11-16 }']),
    ...(blocks.some(isTable) ? [] : ['a comparison needs a block of the type compare']),
    ...(blocks.some(({ id }) => id === LIMITS)
      ? []
      : [`a comparison needs a block with the id "${LIMITS}" that says when not to choose us`]),
  ];
  return [...missing.map((rule) => [[], rule] as const), ...unverified];
}

function checkWebinar({ blocks, webinar }: LocalizedContent, settings: PageDocument['settings']): Finding[] {
  const recording = settings.webinar?.recording;
  const isThere = recording === undefined || blocks.some(({ id }) => id === recording);
  const missing = [
    ...(settings.webinar ? [] : ['page.yaml must say when the webinar takes place: webinar: { startsAt: …, … }']),
    ...(webinar ? [] : ['a webinar needs its texts in every language: webinar: { zones: …, speakers: … }']),
    ...(isThere ? [] : [`no block has the id "${recording}" of the recording`]),
  ];
  return missing.map((rule) => [[], rule]);
}
