import type { Logger } from 'pino';
import { dataDirectory, type Env } from '#config/env.ts';
import { createLeads } from '#src/forms/server/keeping/leads.ts';
import { createLeadCounters, type LeadEvent } from '#src/forms/server/keeping/leadsCounters.ts';
import type { LeadKeeper } from '#src/forms/server/keeping/leadsKeeper.ts';

const MB = 1024 * 1024;

/** Where leads go, and what has happened to them. */
export interface SiteLeads extends LeadKeeper {
  /** How often each thing has happened to leads since the start. */
  readonly totals: Readonly<Record<LeadEvent, number>>;
}

/**
 * @param root the folder of the repository, or of the image
 * @returns where this site keeps its leads, as its environment says; what is there is being delivered
 */
export async function openLeads(env: Env, logger: Logger, root: string): Promise<SiteLeads> {
  const counters = createLeadCounters();
  const keeper = await createLeads({
    dataDirectory: dataDirectory(env, root),
    origin: env.FORMS_ORIGIN,
    redisUrl: env.REDIS_URL,
    retentionDays: env.LEAD_RETENTION_DAYS,
    spaceLimit: env.LEAD_SPACE_MB * MB,
    logger,
    counters,
  });
  return { ...keeper, totals: counters.totals };
}
