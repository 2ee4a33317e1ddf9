import { defineTemplatePart, type Finding } from '#src/content/pages/templatePart.ts';
import type { comparisonSchema } from '#src/pages/comparison/schema.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

type WithRows = AnyBlock & { readonly rows: readonly { readonly label: string; readonly verify?: string }[] };

type WithVersus = AnyBlock & { readonly versus?: { readonly rows: readonly { readonly label: string }[] } };

const isTable = (block: AnyBlock): block is WithRows => block.type === 'compare';
const isHero = (block: AnyBlock): block is WithVersus => block.type === 'hero';

/** The section that says for whom the product is wrong; without it a comparison is an advertisement. */
const LIMITS = 'limits';

/** A comparison can be checked line by line, and says where it does not win. */
export const comparisonServer = defineTemplatePart<typeof comparisonSchema>({
  checkWords({ blocks }) {
    const missing = [
      ...(blocks.some(isTable) ? [] : ['a comparison needs a block of the type compare']),
      ...(blocks.some(({ id }) => id === LIMITS)
        ? []
        : [`a comparison needs a block with the id "${LIMITS}" that says when not to choose us`]),
    ];
    const unverified = blocks.flatMap((block, index) =>
      (isTable(block) ? block.rows : []).flatMap(({ label, verify }, row): Finding[] =>
        verify === undefined
          ? [[['blocks', index, 'rows', row], `"${label}" does not say how to check it; write verify: …`]]
          : [],
      ),
    );
    const compared = new Set(blocks.filter(isTable).flatMap(({ rows }) => rows.map(({ label }) => label)));
    const unsourced = blocks.flatMap((block, index) =>
      (isHero(block) ? (block.versus?.rows ?? []) : []).flatMap(({ label }, row): Finding[] =>
        compared.has(label)
          ? []
          : [
              [
                ['blocks', index, 'versus', 'rows', row],
                `"${label}" is no line of the table, where its source would stand`,
              ],
            ],
      ),
    );
    return [...missing.map((rule): Finding => [[], rule]), ...unverified, ...unsourced];
  },
});
