import type { LocalizedContent, PageDocument } from '#src/content/document.ts';
import type { ContentProblem } from '#src/content/parseFile.ts';
import type { AnyBlock, Template } from '#src/shared/page.ts';

type Rule = (content: LocalizedContent, settings: PageDocument['settings']) => readonly string[];

/** What a template promises and no schema of one field can hold: its name must be true of the page. */
const RULES: Readonly<Partial<Record<Template, Rule>>> = {
  tutorial: ({ blocks }) => (ofType(blocks, 'lesson').length < 2 ? ['a tutorial needs at least two lessons'] : []),
  promo: checkPromo,
  comparison: checkComparison,
  webinar: checkWebinar,
};

/** @returns what keeps a page from being what its template says, for each language */
export function checkTemplate({ path, settings, locales }: PageDocument): ContentProblem[] {
  const rule = RULES[settings.template] ?? (() => []);
  return Object.entries(locales).flatMap(([locale, content]) =>
    [...strayFields(content, settings), ...rule(content, settings)].map((problem) => ({
      file: path,
      place: `${locale}.yaml`,
      rule: problem,
    })),
  );
}

/** The fields that one template alone shows. */
const OWN_FIELDS = { webinar: 'webinar', comparison: 'comparison', action: 'promo' } as const;

const strayFields: Rule = (content, settings) =>
  Object.entries(OWN_FIELDS)
    .filter(([field, template]) => settings.template !== template && (field in content || field in settings))
    .map(([field, template]) => `"${field}" belongs to the template ${template}`);

const ofType = (blocks: readonly AnyBlock[], type: string) => blocks.filter((block) => block.type === type);

type WithActions = AnyBlock & { readonly actions?: readonly { readonly href: string }[] };

/** The blocks in which the action of a page can be taken at once. */
const FORM_BLOCKS: readonly string[] = ['form', 'hero-form'];

/** One offer, one action: every button leads where the page's action does. */
function checkPromo({ action, blocks }: LocalizedContent): string[] {
  if (!action) return ['a promo page needs its action'];
  const others = (blocks as readonly WithActions[]).flatMap(({ actions = [] }) => actions).filter(({ href }) => href !== action.href);
  const form = blocks.find(({ id, type }) => action.href === `#${id}` && FORM_BLOCKS.includes(type));
  return [
    ...others.map(({ href }) => `${href} is a second action: a promo page has one`),
    ...(action.href.startsWith('#') && !form ? [`no block with a form has the id of ${action.href}`] : []),
  ];
}

type WithRows = AnyBlock & { readonly rows: readonly { readonly label: string; readonly verify?: string }[] };

const isTable = (block: AnyBlock): block is WithRows => block.type === 'compare';

/** The section that says for whom the product is wrong; without it a comparison is an advertisement. */
const LIMITS = 'limits';

function checkComparison({ blocks }: LocalizedContent, settings: PageDocument['settings']): string[] {
  const tables = blocks.filter(isTable);
  const unverified = tables.flatMap(({ rows }) => rows).filter(({ verify }) => verify === undefined);
  return [
    ...(settings.comparison ? [] : ['page.yaml must say when the comparison was checked']),
    ...(tables.length > 0 ? [] : ['a comparison needs a compare block']),
    ...unverified.map(({ label }) => `"${label}" does not say how to check it`),
    ...(blocks.some(({ id }) => id === LIMITS) ? [] : [`a comparison needs a block "${LIMITS}" that says when not to choose us`]),
  ];
}

function checkWebinar({ blocks, webinar }: LocalizedContent, settings: PageDocument['settings']): string[] {
  const recording = settings.webinar?.recording;
  return [
    ...(settings.webinar ? [] : ['page.yaml must say when the webinar takes place']),
    ...(webinar ? [] : ['a webinar needs its texts in every language']),
    ...(recording === undefined || blocks.some(({ id }) => id === recording) ? [] : [`no block has the id ${recording} of the recording`]),
  ];
}
