import type { z } from 'zod';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { redirectsSchema } from '#src/content/redirects.ts';
import { CMS_PATHS } from '#src/server/upstream/cmsCalls.ts';
import { favoritePostsSchema, regionSchema } from '#src/server/upstream/cmsSchemas.ts';
import { MAX_BYTES } from '#src/server/upstream/fetchUpstream.ts';
import { createPageSchema } from '#src/shared/page/page.ts';
import { postSummarySchema } from '#src/shared/page/postSummary.ts';
import { componentsOf, contractOf, jsonAnswer, refTo, serversOf, type Contract, type Json } from './openApi.ts';

const DESCRIPTION = `What the site asks of a CMS whose origin is in \`CMS_ORIGIN\`. The site answers the same calls itself, from its content
folder: a running site is a working example, and can be the CMS of another.

Every call is a GET without credentials. It has \`UPSTREAM_TIMEOUT_MS\` in all; a broken answer or one of 500 and above is
asked for once more in that time. Redirects are not followed. An answer may have ${String(MAX_BYTES / 1024 / 1024)} MB and must fit its schema;
else it counts as a failure, and the last good answer stays. The same call is never made twice at once, and seldom twice
within some seconds: \`docs/decisions/0022-answers-of-upstreams.md\`.

HTML and Markdown are sanitised on the way in. Keys that no schema names are left out of a page and of its blocks, and logged: a
CMS may be newer than the site.`;

const lang: Json = {
  name: 'lang',
  in: 'query',
  required: true,
  description: 'The language',
  schema: { type: 'string', enum: WRITTEN_LOCALES },
};

const FAILURE = 'Any other status is a failure: the last good answer stays';

const get = (operationId: string, summary: string, parameters: readonly Json[], responses: Json): Json => ({
  get: { operationId, summary, ...(parameters.length > 0 ? { parameters } : {}), responses },
});

const blockNames: Record<string, z.ZodType> = Object.fromEntries(
  blockUnion.options.map((option) => [`block.${option.shape.type.value}`, option]),
);

const paths = {
  [CMS_PATHS.getPage]: get(
    'getPage',
    'A page in one language',
    [
      {
        name: 'url',
        in: 'query',
        required: true,
        schema: { type: 'string', pattern: '^/' },
        description: 'The path of the page, decoded, without language prefix and query',
        example: '/products/voicebot',
      },
      lang,
    ],
    {
      200: jsonAnswer('The page', refTo('Page')),
      404: { description: 'There is no such page: 404 for the visitor, and no last good copy is shown' },
      500: { description: 'There is no such page: 404 for the visitor, unless there is a last good copy' },
      default: { description: `${FAILURE}; without one the visitor gets 503` },
    },
  ),
  [CMS_PATHS.getRedirects]: get('getRedirects', 'Where old addresses have moved to', [], {
    200: jsonAnswer(
      'The rules, the most important first. A rule that does not fit is dropped and logged; the others hold. `from` is compared without query and trailing slash. `to` is a path of the site, or an https address of a host that the configuration names',
      refTo('Redirects'),
    ),
    default: { description: FAILURE },
  }),
  [CMS_PATHS.getFavoritePosts]: get('getFavoritePosts', 'The posts that pages recommend', [lang], {
    200: jsonAnswer('The posts, in the order in which they are shown', refTo('FavoritePosts')),
    default: { description: FAILURE },
  }),
  [CMS_PATHS.getLoc]: get(
    'getLoc',
    'Where a visitor is',
    [
      {
        name: 'ip',
        in: 'query',
        required: true,
        description: 'The address of the visitor',
        schema: { type: 'string' },
      },
    ],
    {
      200: jsonAnswer('The region; `country_code` is ISO 3166-1 alpha-2', refTo('Region')),
      default: { description: 'Any other status is a failure: the visitor counts as being in the United States' },
    },
  ),
};

/** @returns the contract of a CMS, made from the schemas by which its answers are checked */
export function cmsContract(): Contract {
  const schemas = componentsOf({
    Page: createPageSchema(pageParts),
    Redirects: redirectsSchema,
    FavoritePosts: favoritePostsSchema,
    PostSummary: postSummarySchema,
    Region: regionSchema,
    ...blockNames,
  });
  return contractOf(
    { title: 'CMS', description: DESCRIPTION },
    { servers: serversOf('CMS_ORIGIN', 'https://cms.example'), paths, components: { schemas } },
  );
}
