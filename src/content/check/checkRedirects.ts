import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { siteOrigin } from '#config/sites.ts';
import { explainDeadLink, isAnswered, type LinkedSite } from '#src/content/check/checkLinks.ts';
import { circlesOf } from '#src/content/check/circlesOf.ts';
import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { countingRules, findOutdone, withoutLanguage, type Redirect } from '#src/content/redirects.ts';
import { clipAddress } from '#src/shared/address/clipAddress.ts';
import { targetPath } from '#src/shared/address/targetPath.ts';
import { trimSlash } from '#src/shared/address/trimSlash.ts';

const FILE = 'redirects.yaml';

/**
 * @param site all content, and what its links are judged by
 * @returns rule by rule the redirects that never count, as a page or another rule does instead, those that lead nowhere, and those
 *   that lead in a circle
 */
export function* checkRedirects(site: LinkedSite): Generator<undefined, ContentProblem[]> {
  const { snapshot } = site;
  const { redirects } = snapshot;
  const outdone = findOutdone(redirects);
  const circles = new Map(SITE_KEYS.map((key) => [key, findCircles(key, site)]));
  const problems: ContentProblem[] = [];
  for (const [index, rule] of redirects.entries()) {
    const isRound = sitesOf(rule).some((key) => circles.get(key)?.has(trimSlash(rule.from)));
    const rules = {
      from: outdone.has(rule)
        ? `an earlier rule leads ${clipAddress(rule.from)} on already, and the first counts; take one of them away`
        : (explainHidden(rule, site) ?? explainLanguage(rule)),
      to: isRound ? explainCircle(rule) : explainTarget(rule, site),
    };
    for (const [field, sentence] of Object.entries(rules)) {
      if (!sentence) continue;
      problems.push({ file: FILE, place: describeRule(rule, index, field, snapshot), rule: sentence });
    }
    yield;
  }
  return problems;
}

/** Where rules were left out that may not be followed, those behind them have moved up: they are called by their address. */
function describeRule({ from }: Redirect, index: number, field: string, { problems, locate }: ContentSnapshot): string {
  if (problems.some(({ file }) => file === FILE)) return `the rule from ${clipAddress(from)}, ${field}`;
  return describePlace([index, field], undefined, locate(FILE, [index, field]).line);
}

const sitesOf = ({ sites }: Redirect): readonly SiteKey[] => sites ?? SITE_KEYS;

const isAddress = ({ to }: Redirect) => to.startsWith('https://');

/** A page or a file wins over a rule from its address. On a site that has no such page, the rule counts. */
function explainHidden(rule: Redirect, site: LinkedSite): string | undefined {
  const path = trimSlash(rule.from);
  if (!sitesOf(rule).every((key) => isAnswered(path, key, site))) return undefined;
  const answer = site.snapshot.files.has(path) ? 'file' : 'page';
  return `${clipAddress(path)} is a ${answer}, which wins over the redirect; take one of them away`;
}

/** That no site finds it is said of the rule itself. */
function explainLanguage(rule: Redirect): string | undefined {
  const [key] = sitesOf(rule).filter((each) => withoutLanguage(rule.from, each) !== undefined);
  const path = key && clipAddress(withoutLanguage(rule.from, key) ?? '');
  return path
    ? `the site ${key} takes the language off ${clipAddress(rule.from)}, and looks for ${path}; write ${path}, or the other sites under sites`
    : undefined;
}

function explainTarget(rule: Redirect, site: LinkedSite): string | undefined {
  if (isAddress(rule)) return undefined;
  const { to } = rule;
  return explainDeadLink(to.startsWith('/') ? to : `/${to}`, site, sitesOf(rule));
}

function explainCircle(rule: Redirect): string {
  const [from, to] = [clipAddress(rule.from), clipAddress(rule.to)];
  return sitesOf(rule).some((key) => targetPath(rule.to, siteOrigin({ key })) === trimSlash(rule.from))
    ? `${from} leads to itself; take the rule away`
    : `${from} leads to ${to}, which leads back to it; take one of the rules away`;
}

/** @returns the addresses that the rules of a site lead round and round: a page among them would end the way */
function findCircles(key: SiteKey, site: LinkedSite): ReadonlySet<string> {
  const circles = circlesOf(leadsOn(key, site.snapshot.redirects));
  return new Set(circles.filter((circle) => !circle.some((path) => isAnswered(path, key, site))).flat());
}

/**
 * A rule to a host of ours is for the other sites: on the site of that host it leads to itself, and is not followed.
 *
 * @returns for each address that a rule of a site leads on, the path that it leads to
 */
function leadsOn(key: SiteKey, redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(
    [...countingRules(redirects, key)].flatMap(([from, rule]): [string, string][] => {
      const path = targetPath(rule.to, siteOrigin({ key }));
      return path === undefined || (path === from && isAddress(rule)) ? [] : [[from, path]];
    }),
  );
}
