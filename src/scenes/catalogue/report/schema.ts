import { z } from 'zod';
import { monday } from '#src/scenes/parts/monday.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const counts = {
  contained: z.int().nonnegative().describe('How many calls the voicebot has settled.'),
  transferred: z.int().nonnegative().describe('How many have gone to an agent.'),
};

/** What a voicebot settles, by week and by reason, down to the call. */
export const reportSchema = sceneSchema(
  'report',
  'A report: how many calls the voicebot settles week by week, for which reasons, and the calls behind a figure.',
  {
    report: said.max(28).describe('What the report is called: Voicebot, orders line.'),
    monday: monday.describe('The Monday of the first week: 2026-09-28.'),
    weeks: z.array(z.strictObject(counts)).min(6).max(8).describe('Week by week; the last is the one that is told.'),
    reasons: z
      .array(z.strictObject({ label: said.max(28).describe('Why people call: Where is my order.'), ...counts }))
      .min(3)
      .max(5)
      .describe('The reasons in the last week, the most frequent first.'),
    opened: z
      .strictObject({
        reason: z.int().min(1).describe('The reason whose transferred calls are listed, counted from 1.'),
        calls: z
          .array(
            z.strictObject({
              at: said.max(16).describe('When: Fri 11:06.'),
              length: z.int().positive().describe('How long, in seconds: 134.'),
              text: said.max(48).describe('What was said: The address is abroad.'),
            }),
          )
          .min(2)
          .max(3)
          .describe('Some of them, the last one first.'),
      })
      .describe('The calls behind a figure.'),
  },
)
  .refine(
    ({ weeks, reasons }) =>
      (['contained', 'transferred'] as const).every(
        (way) => reasons.reduce((sum, reason) => sum + reason[way], 0) === weeks.at(-1)?.[way],
      ),
    { message: 'must add up to the last week', path: ['reasons'] },
  )
  .refine(({ opened, reasons }) => opened.reason <= reasons.length, {
    message: 'must be a reason that there is',
    path: ['opened'],
  });

/** A report on a voicebot. */
export type ReportScene = z.output<typeof reportSchema>;
