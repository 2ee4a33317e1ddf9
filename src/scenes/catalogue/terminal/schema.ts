import { z } from 'zod';
import { sceneCode } from '#src/scenes/parts/sceneCode.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

/** A request and what comes of it. */
export const terminalSchema = sceneSchema(
  'terminal',
  'A request typed into a terminal, the answer to it, and the call that rings.',
  {
    command: sceneCode.describe('The request as it is typed: curl, with its lines broken by \\.'),
    status: said.max(24).describe('What came back: 201 Created.'),
    took: z.int().positive().describe('How long that took, in ms.'),
    answer: sceneCode.describe('The answer, in JSON.'),
    ringing: z
      .strictObject({
        caller: said.max(28).describe('Who calls, as the phone shows it: Northside Clinic.'),
        initials: said.max(2).describe('Its initials: NC.'),
        from: said.max(24).describe('The number that is shown: +1 800-555-0199.'),
      })
      .describe('The call as whoever is called sees it.'),
  },
).refine(({ command, answer }) => command.language === 'bash' && answer.language === 'json', {
  message: 'must be a command in bash and its answer in json',
  path: ['command'],
});

/** A call that is started by hand. */
export type TerminalScene = z.output<typeof terminalSchema>;
