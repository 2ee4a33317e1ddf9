import { cspHeader, type CspDirectives, type CspHeader } from '#config/csp.ts';
import type { THIRD_PARTY_CATEGORY } from '#config/constants.ts';
import type { Env } from '#config/env.ts';
import type { PublicThirdParties } from '#config/publicConfig.ts';
import type { SiteKey } from '#config/siteKeys.ts';

/**
 * Each third party as data: its variables, whom it talks to, what the browser has to know of it. To what its visitors must
 * have agreed is in `constants.ts`, where the browser reads it too.
 */

type ThirdPartyId = keyof typeof THIRD_PARTY_CATEGORY;

interface ThirdParty<Id extends ThirdPartyId> {
  /** Those that change something in its pages. */
  readonly variables: readonly (keyof Env)[];
  /** @returns its settings on a site; undefined where it is off */
  readonly settings: (env: Env, site: SiteKey) => PublicThirdParties[Id];
  /** @returns whom it may talk to, by directive of the policy */
  readonly hosts: (env: Env) => CspDirectives;
}

/** Never `unsafe-inline` or `unsafe-eval`: what needs these does not run here (docs/how-to/operate.md). */
const thirdParties: { readonly [Id in ThirdPartyId]: ThirdParty<Id> } = {
  tags: {
    variables: ['GTM_ID', 'GTM_ORIGIN', 'GTM_FORCED'],
    settings: ({ GTM_ID, GTM_ORIGIN, GTM_FORCED }, site) => {
      const container = GTM_ID?.[site];
      return container === undefined ? undefined : { container, origin: GTM_ORIGIN, forced: GTM_FORCED };
    },
    /** As Google lists them for the tag manager and its analytics; advertising is not among them. */
    hosts: ({ GTM_ORIGIN }) => {
      const google = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
      return {
        'script-src': [GTM_ORIGIN, 'https://*.googletagmanager.com'],
        'connect-src': [GTM_ORIGIN, ...google, 'https://*.analytics.google.com'],
        'img-src': [GTM_ORIGIN, ...google],
      };
    },
  },
  captcha: {
    variables: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_ORIGIN'],
    settings: ({ RECAPTCHA_SITE_KEY, RECAPTCHA_ORIGIN }) =>
      RECAPTCHA_SITE_KEY === undefined ? undefined : { siteKey: RECAPTCHA_SITE_KEY, origin: RECAPTCHA_ORIGIN },
    hosts: ({ RECAPTCHA_ORIGIN }) => ({
      'script-src': [`${RECAPTCHA_ORIGIN}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
      'connect-src': [`${RECAPTCHA_ORIGIN}/recaptcha/`],
      'frame-src': [`${RECAPTCHA_ORIGIN}/recaptcha/`],
    }),
  },
  chat: {
    variables: ['KIT_CHAT_HOST', 'KIT_CHAT_CHANNEL', 'KIT_CHAT_TOKEN'],
    settings: ({ KIT_CHAT_HOST: host, KIT_CHAT_CHANNEL: channel, KIT_CHAT_TOKEN: token }) =>
      host === undefined || channel === undefined || token === undefined ? undefined : { host, channel, token },
    hosts: ({ KIT_CHAT_HOST: host = '' }) => ({
      'script-src': [host],
      'connect-src': [host, host.replace(/^http/, 'ws')],
      'img-src': [host],
      'style-src': [host],
      'font-src': [host],
      'media-src': [host],
      'frame-src': [host],
    }),
  },
};

const IDS = Object.keys(thirdParties) as ThirdPartyId[];

/** @returns what the variables say that a finished page depends on */
export const thirdPartySettings = (env: Env): readonly unknown[] =>
  IDS.flatMap((id) => thirdParties[id].variables.map((name) => env[name]));

/** The third parties of a process, as the variables have turned them on. */
export interface ThirdParties {
  /** The policy of its pages, the same for all of them: those that are kept need no other for what comes after. */
  readonly policy: CspHeader;
  /** @returns what the pages of a site tell the browser; undefined where all are off */
  readonly of: (site: SiteKey) => PublicThirdParties | undefined;
}

/** As without any variable. */
export const NO_THIRD_PARTIES: ThirdParties = { policy: cspHeader, of: () => undefined };

/**
 * @param env the validated environment
 * @param sites those that the process serves
 */
export function readThirdParties(env: Env, sites: readonly SiteKey[]): ThirdParties {
  const ofSite = (site: SiteKey) =>
    Object.fromEntries(
      IDS.flatMap((id) => {
        const settings = thirdParties[id].settings(env, site);
        return settings ? [[id, settings]] : [];
      }),
    ) as PublicThirdParties;
  const on = IDS.filter((id) => sites.some((site) => id in ofSite(site)));
  const more = merge(on.map((id) => thirdParties[id].hosts(env)));
  return {
    policy: (nonce) => cspHeader(nonce, more),
    of(site) {
      const settings = ofSite(site);
      return Object.keys(settings).length > 0 ? settings : undefined;
    },
  };
}

function merge(lists: readonly CspDirectives[]): CspDirectives {
  const merged: Record<string, string[]> = {};
  for (const [name, sources] of lists.flatMap((list) => Object.entries(list))) (merged[name] ??= []).push(...sources);
  return merged;
}
