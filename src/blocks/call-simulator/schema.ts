import { z } from 'zod';
import { CALL_KEYS } from '#src/blocks/call-simulator/keys.ts';
import { blockSchema, slug, surface, text } from '#src/shared/schema.ts';

const turn = z.strictObject({
  side: z.enum(['caller', 'answer']),
  text: text.max(200),
  /** How long after the turn before it this one begins. */
  ms: z.int().min(0).max(5000),
});

const state = z.strictObject({
  id: slug,
  /** The node that is lit while the call is here. */
  label: text.max(32),
  turns: z.array(turn).min(1).max(6),
  /** Where a key leads. A state without keys ends the call. */
  keys: z
    .array(z.strictObject({ key: z.enum(CALL_KEYS), label: text.max(48), to: slug }))
    .max(6)
    .default([]),
});

export const callSimulatorSchema = blockSchema('call-simulator', {
  surface: surface.default('tint'),
  title: text,
  lead: text.optional(),
  /** The call begins in the first state. */
  states: z.array(state).min(2).max(8),
}).superRefine(({ states }, context) => {
  const ids = new Set(states.map(({ id }) => id));
  if (ids.size < states.length) context.addIssue({ code: 'custom', path: ['states'], message: 'ids must differ' });
  for (const [index, { keys }] of states.entries()) {
    for (const { to } of keys) {
      if (ids.has(to)) continue;
      context.addIssue({ code: 'custom', path: ['states', index, 'keys'], message: `there is no state ${to}` });
    }
  }
});

export type CallSimulatorBlock = z.output<typeof callSimulatorSchema>;
export type CallState = CallSimulatorBlock['states'][number];
