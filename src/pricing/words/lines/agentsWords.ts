import { msg } from '@lingui/core/macro';
import type { KindWords } from '#src/pricing/words/lines/kindWords.ts';
import type { AgentsLine } from '#src/pricing/data/lines/agents.ts';

/** What a line of agents says. */
export const agentsWords: KindWords<AgentsLine> = {
  name: msg`Agents`,
  detail: ({ plan }, { subscription }) => subscription(plan),
};
