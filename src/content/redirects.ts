import { z } from 'zod';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { sites as siteRows } from '#config/sites.ts';
import { OWN_ORIGINS } from '#config/ownOrigins.ts';
import { separateLists } from '#src/content/files/separateLists.ts';
import { clipAddress } from '#src/shared/address/clipAddress.ts';
import { safeTarget } from '#src/shared/address/safeTarget.ts';
import { trimSlash } from '#src/shared/address/trimSlash.ts';
import { text } from '#src/shared/page/schema.ts';

/** The redirect rules (SPEC part 3), from `redirects.yaml` or a CMS. One that may not be followed does no harm to others. */

const shape = {
  from: text.describe('The old address, a path without language: /products/voice-bot.'),
  to: text.describe('Where it leads now: the path of a page of this site, or an address of a host of the brand.'),
  sites: z
    .array(z.enum(SITE_KEYS).describe('A site, by its key: main, ru, kz, es or pt.'))
    .min(1)
    .describe('The sites that had the old address, where not all had it: sites: [ru, kz].')
    .optional(),
};

/** A rule that may be followed: a request can have the address `from`, `to` is a path of this site, or a host of the brand. */
export type Redirect = Readonly<z.output<z.ZodObject<typeof shape>>>;

/** A rule is compared with the decoded path of a request, without language and query (SPEC part 7): what no such path can be. */
const NO_PATHS: readonly (readonly [RegExp, string])[] = [
  [/^[a-z][a-z\d+.-]*:/i, 'is an address with its host; write the path behind the host'],
  [/[?#]/, 'has a query or an anchor, which do not count; write the path in front of them'],
  [/[*^|<>[\]{}\\]|\/:/, 'is a pattern, and a rule is for one address; write a rule for each'],
  [/\/\.{1,2}(\/|$)/, 'has a segment of dots, which browsers leave out; write the path as they ask for it'],
];

/** @returns why no request has the address of a rule, and what to write instead; undefined where one may have it */
function explainFrom({ from, sites }: Redirect): string | undefined {
  const [, wrong] = NO_PATHS.find(([pattern]) => pattern.test(from)) ?? [];
  if (wrong) return wrong;
  const decoded = decode(from);
  if (decoded !== from) return `is encoded, and rules are compared decoded; write ${clipAddress(decoded)}`;
  const unprefixed = (sites ?? SITE_KEYS).map((site) => withoutLanguage(from, site));
  const [first] = unprefixed;
  return first !== undefined && !unprefixed.includes(undefined)
    ? `has a language in it, which the address of a rule has not; write ${clipAddress(first)}`
    : undefined;
}

/** A separator that is encoded stays as it came in a request, too. */
function decode(path: string): string {
  try {
    return /%(2f|5c|00|3f|23|25)/i.test(path) ? path : decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * @param from the address of a rule
 * @param site by its key
 * @returns what the site looks for instead, as it takes the language off; undefined where it finds the address as it is
 */
export function withoutLanguage(from: string, site: SiteKey): string | undefined {
  const [, ...prefixed] = siteRows[site].locales;
  const path = trimSlash(from);
  const prefix = prefixed.map((locale) => `/${locale}/`).find((start) => path.startsWith(start));
  return prefix && path.slice(prefix.length - 1);
}

function checkRule(rule: Redirect, context: z.RefinementCtx<Redirect>): void {
  const { to } = rule;
  const from = clipAddress(rule.from);
  const unasked = explainFrom(rule);
  if (unasked) context.addIssue({ code: 'custom', path: ['from'], message: `"${from}" ${unasked}` });
  if (safeTarget(to, OWN_ORIGINS) !== undefined) return;
  const message = `"${from}" leads to "${clipAddress(to)}": must be a path of this site, or an https address of a host of ours`;
  context.addIssue({ code: 'custom', path: ['to'], message });
}

/** `redirects.yaml` */
export const redirectsSchema = z
  .array(z.strictObject(shape).superRefine(checkRule))
  .register(separateLists, { separate: true });

/** A rule as a CMS sends it, which may have more keys than ours. */
const remoteRedirect = z.object(shape).superRefine(checkRule);

interface DroppedRedirect {
  /** `from`, or the place in the list. */
  readonly name: string;
  readonly rule: string;
}

/** A list is the same object until it changes, and every dead link and every unknown address looks into it. */
const firstRules = new WeakMap<readonly Redirect[], Map<SiteKey, ReadonlyMap<string, Redirect>>>();

/**
 * @param redirects in their order, in which the first rule from an address counts
 * @param site by its key
 * @returns the rules that count on the site, by the address that they lead on, without trailing slash
 */
export function countingRules(redirects: readonly Redirect[], site: SiteKey): ReadonlyMap<string, Redirect> {
  const bySite = firstRules.get(redirects) ?? new Map<SiteKey, ReadonlyMap<string, Redirect>>();
  firstRules.set(redirects, bySite);
  const known = bySite.get(site);
  if (known) return known;
  const ofSite = redirects.filter(({ sites }) => sites?.includes(site) ?? true);
  const rules = new Map(ofSite.map((rule) => [trimSlash(rule.from), rule] as const).reverse());
  bySite.set(site, rules);
  return rules;
}

/**
 * @param redirects in their order
 * @returns those that never count: earlier ones have their address on each of their sites
 */
export function findOutdone(redirects: readonly Redirect[]): ReadonlySet<Redirect> {
  const counting = new Set(SITE_KEYS.flatMap((site) => [...countingRules(redirects, site).values()]));
  return new Set(redirects.filter((rule) => !counting.has(rule)));
}

/**
 * @param list rules as they came
 * @returns those that may be followed, and what is wrong with the others
 */
export function readRedirects(list: readonly unknown[]): { redirects: Redirect[]; dropped: DroppedRedirect[] } {
  const redirects: Redirect[] = [];
  const dropped: DroppedRedirect[] = [];
  for (const [index, rule] of list.entries()) {
    const result = remoteRedirect.safeParse(rule);
    if (result.success) {
      redirects.push(result.data);
      continue;
    }
    const [issue] = result.error.issues;
    const { from } = (rule ?? {}) as { from?: unknown };
    dropped.push({
      name: typeof from === 'string' ? clipAddress(from) : `rule ${String(index + 1)}`,
      rule: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '),
    });
  }
  const outdone = findOutdone(redirects);
  for (const { from } of outdone)
    dropped.push({
      name: clipAddress(from),
      rule: 'from: an earlier rule leads this address on already, and the first counts',
    });
  return { redirects: redirects.filter((rule) => !outdone.has(rule)), dropped };
}
