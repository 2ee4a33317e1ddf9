import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import type { Addresses } from '#src/content/check/addresses.ts';
import { explainDeadLink, isAnswered, type LinkedSite } from '#src/content/check/checkLinks.ts';
import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { findOutdone, withoutLanguage, type Redirect } from '#src/content/redirects.ts';
import { trimSlash } from '#src/shared/address/trimSlash.ts';

const FILE = 'redirects.yaml';

/** @returns redirects that never count, as a page or another rule does instead, that lead nowhere, and that lead in a circle */
export function checkRedirects(snapshot: ContentSnapshot, addresses: Addresses): ContentProblem[] {
  const { redirects, locate } = snapshot;
  const site = { snapshot, addresses, now: new Date() };
  const outdone = findOutdone(redirects);
  const circles = new Map(SITE_KEYS.map((key) => [key, findCircle(leadsOn(key, site))]));
  return redirects.flatMap((rule, index) => {
    const { from } = rule;
    const isRound = sitesOf(rule).some((key) => circles.get(key)?.has(trimSlash(from)));
    const rules = {
      from: outdone.has(rule)
        ? `an earlier rule leads ${from} on already, and the first counts; take one of them away`
        : (explainHidden(rule, site) ?? explainLanguage(rule)),
      to: isRound ? explainCircle(rule) : explainTarget(rule, site),
    };
    return Object.entries(rules).flatMap(([field, sentence]) => {
      const place = describePlace([index, field], undefined, locate(FILE, [index, field]).line);
      return sentence ? [{ file: FILE, place, rule: sentence }] : [];
    });
  });
}

const sitesOf = ({ sites }: Redirect): readonly SiteKey[] => sites ?? SITE_KEYS;

/** @returns where a rule leads on this host, as a path alone; undefined for an address of a host */
function pathOfTarget({ to }: Redirect): string | undefined {
  return to.includes(':') ? undefined : trimSlash(to.replace(/[?#].*$/s, ''));
}

/** A page or a file wins over a rule from its address. On a site that has no such page, the rule counts. */
function explainHidden(rule: Redirect, site: LinkedSite): string | undefined {
  const path = trimSlash(rule.from);
  if (!sitesOf(rule).every((key) => isAnswered(path, key, site))) return undefined;
  const answer = site.snapshot.files.has(path) ? 'file' : 'page';
  return `${path} is a ${answer}, which wins over the redirect; take one of them away`;
}

/** That no site finds it is said of the rule itself. */
function explainLanguage(rule: Redirect): string | undefined {
  const [key] = sitesOf(rule).filter((each) => withoutLanguage(rule.from, each) !== undefined);
  const path = key && withoutLanguage(rule.from, key);
  return path
    ? `the site ${key} takes the language off ${rule.from}, and looks for ${path}; write ${path}, or the other sites under sites`
    : undefined;
}

function explainTarget(rule: Redirect, site: LinkedSite): string | undefined {
  const { to } = rule;
  if (to.includes(':')) return undefined;
  return explainDeadLink(to.startsWith('/') ? to : `/${to}`, site, sitesOf(rule));
}

function explainCircle(rule: Redirect): string {
  const { from, to } = rule;
  return pathOfTarget(rule) === trimSlash(from)
    ? `${from} leads to itself; take the rule away`
    : `${from} leads to ${to}, which leads back to it; take one of the rules away`;
}

/** @returns for each address that a rule of a site leads on, the path that it leads to; a page ends the way */
function leadsOn(key: SiteKey, site: LinkedSite): ReadonlyMap<string, string> {
  const next = new Map<string, string>();
  for (const rule of site.snapshot.redirects) {
    const from = trimSlash(rule.from);
    const path = pathOfTarget(rule);
    if (path === undefined || next.has(from) || !sitesOf(rule).includes(key)) continue;
    if (!isAnswered(from, key, site)) next.set(from, path);
  }
  return next;
}

/** Each address is passed once, however long the ways are. */
function findCircle(next: ReadonlyMap<string, string>): ReadonlySet<string> {
  const passed = new Set<string>();
  const round = new Set<string>();
  for (const start of next.keys()) {
    const way = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !passed.has(at)) {
      passed.add(at);
      way.add(at);
      at = next.get(at);
    }
    if (at === undefined || !way.has(at)) continue;
    const steps = [...way];
    for (const step of steps.slice(steps.indexOf(at))) round.add(step);
  }
  return round;
}
