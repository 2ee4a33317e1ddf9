import { z } from 'zod';
import { SITE_KEYS } from '#config/siteKeys.ts';
import { OWN_ORIGINS } from '#config/ownOrigins.ts';
import { separateLists } from '#src/content/files/separateLists.ts';
import { safeTarget } from '#src/shared/address/safeTarget.ts';
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

/** A rule that may be followed: `to` leads to a page of this site, or to a host of the brand. */
export type Redirect = Readonly<z.output<z.ZodObject<typeof shape>>>;

function checkTarget({ from, to }: Redirect, context: z.RefinementCtx<Redirect>): void {
  if (safeTarget(to, OWN_ORIGINS) !== undefined) return;
  const message = `"${from}" leads to "${to}": must be a path of this site, or an https address of a host of ours`;
  context.addIssue({ code: 'custom', path: ['to'], message });
}

/** `redirects.yaml` */
export const redirectsSchema = z
  .array(z.strictObject(shape).superRefine(checkTarget))
  .register(separateLists, { separate: true });

/** A rule as a CMS sends it, which may have more keys than ours. */
const remoteRedirect = z.object(shape).superRefine(checkTarget);

interface DroppedRedirect {
  /** `from`, or the place in the list. */
  readonly name: string;
  readonly rule: string;
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
      name: typeof from === 'string' ? from : `rule ${String(index + 1)}`,
      rule: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '),
    });
  }
  return { redirects, dropped };
}
