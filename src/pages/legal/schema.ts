import { z } from 'zod';
import { extras } from '#src/shared/page/page.ts';
import { pagePath, text } from '#src/shared/page/schema.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

const version = z.strictObject({
  from: z.iso.date().describe('The first day on which the text holds: 2026-11-01.'),
  until: z.iso
    .date()
    .describe('The last day on which it held, where another version holds now: 2026-10-31.')
    .optional(),
});

/** A version of a text: its page and its days. */
const listedVersion = version.extend({ path: pagePath });
/** Which version of a text, and where it is. */
export type ListedVersion = z.output<typeof listedVersion>;

const standing = z.enum(['ahead', 'holds', 'ending', 'over']);
/** Whether a text holds: not yet, until further notice, until a day that is known, or no longer. */
export type Standing = z.output<typeof standing>;

const wordRun = z.object({ text: z.string(), change: z.enum(['added', 'removed']).optional() });
/** Words that stand together, and what became of them. */
export type WordRun = z.output<typeof wordRun>;

const changedSection = z.object({
  heading: text.optional(),
  passages: z.array(z.object({ kind: z.enum(['paragraph', 'item', 'row']), runs: z.array(wordRun) })),
});
/** What changed below a heading, passage by passage. */
export type ChangedSection = z.output<typeof changedSection>;

/** A text that binds somebody. */
export const legalSchema = templateSchema(
  'legal',
  'A text that must be read as it stands. With version its days stand below the title, with the way to its other versions: the pages below its path that have version, too. With compares it shows word by word what changed from one page to another.',
  {
    example: '/legal/privacy',
    settings: {
      version: version.describe('When the text holds: from, and of an earlier version until.').optional(),
      compares: z
        .strictObject({
          before: pagePath.describe('The earlier page: /legal/privacy/2025-03-01.'),
          after: pagePath.describe('The later page: /legal/privacy.'),
        })
        .describe('The two versions of a text that the page compares, below its own blocks.')
        .optional(),
    },
    filled: {
      /** At the moment; `changesAt` ends the life of a cached page, so it is never older. */
      standing: standing.optional(),
      changesAt: extras.changesAt,
      versions: z.array(listedVersion).optional(),
      /** The page that compares two of them. */
      comparedAt: pagePath.optional(),
      changes: z.array(changedSection).optional(),
    },
  },
);
