import { DOCS_LISTS, type DocsCall } from '#src/api/docsCalls.ts';
import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import { docsSchemas } from '#src/server/docs/docsSchemas.ts';
import { facetsIn, MOST_PAGES, type CollectionDefinition } from '#src/shared/collections/collection.ts';
import { componentsOf, contractOf, jsonAnswer, refTo, serversOf, type Contract, type Json } from './openApi.ts';

const DESCRIPTION = `What the site asks of \`DOCS_API_ORIGIN\`: the cases, the partners, and by what both are narrowed. Without it the site
takes them from its content folder. It answers the same calls itself, below \`/docs-api\`, from the content or handed on.

Every call is a GET without credentials, with \`UPSTREAM_TIMEOUT_MS\` in all and one retry. What fails, or does not fit its
schema, is logged; the last good answer is shown, and without one the page says that the list cannot be had. Pages do not
wait for these calls: the list comes behind the rest.

The language is \`ru-ru\`, \`en-us\`, \`es\` or \`pt\`; the page call has the code of the page, \`ru\`. An id is what
\`content/taxonomy.yaml\` calls the value, since an address can name nothing else.`;

const SUMMARIES: Readonly<Record<DocsCall, string>> = {
  getRegions: 'The regions by which cases and partners are narrowed',
  getChannels: 'The channels by which cases are narrowed',
  getPartnerTypes: 'The kinds of partners',
  getTechProducts: 'The products with which partners work',
  getPage: 'The industries by which cases and partners are narrowed',
  getCases: 'The cases that pass the filter, by their rank, page by page',
  getPartners: 'The partners that pass the filter, page by page',
};

const parameter = (name: string, schema: Json, isRequired: boolean): Json => ({
  name,
  in: 'query',
  required: isRequired,
  schema,
});

function parametersOf(call: DocsCall): Json[] {
  const lang = parameter('lang', { type: 'string' }, true);
  if (call === 'getPage') return [parameter('url', { const: 'case-studies' }, true), lang];
  const [name, list] = Object.entries(DOCS_LISTS).find(([, each]) => each?.call === call) ?? [];
  if (!name || !list) return [lang];
  const definition: CollectionDefinition = collectionDefinitions[name as 'cases' | 'partners'];
  return [
    ...facetsIn(definition, 'query').map(([facet]) => parameter(facet, { type: 'string' }, false)),
    ...Object.entries(list.query).map(([key, value]) => parameter(key, { const: value }, true)),
    parameter('page', { type: 'integer', minimum: 1, maximum: MOST_PAGES }, true),
    lang,
  ];
}

/** `getCases` → `GetCasesAnswer` */
const answerName = (call: string) => `${call.charAt(0).toUpperCase()}${call.slice(1)}Answer`;

/** @returns the contract of a docs API, made from the schemas by which its answers are checked */
export function docsContract(): Contract {
  const calls = Object.keys(docsSchemas) as DocsCall[];
  const paths = Object.fromEntries(
    calls.map((call) => [
      `/${call}`,
      {
        get: {
          operationId: call,
          summary: SUMMARIES[call],
          parameters: parametersOf(call),
          responses: {
            200: jsonAnswer('The answer', refTo(nameOf(call))),
            default: { description: 'Any other status is a failure: the last good answer stays' },
          },
        },
      },
    ]),
  );
  const schemas = componentsOf(Object.fromEntries(calls.map((call) => [nameOf(call), docsSchemas[call]])));
  return contractOf(
    { title: 'Docs API', description: DESCRIPTION },
    { servers: serversOf('DOCS_API_ORIGIN', 'https://docs-api.example'), paths, components: { schemas } },
  );
}

/** The four lists of values have one answer. */
function nameOf(call: DocsCall): string {
  const first = Object.entries(docsSchemas).find(([, schema]) => schema === docsSchemas[call])?.[0] ?? call;
  return first === 'getRegions' ? 'Values' : answerName(first);
}
