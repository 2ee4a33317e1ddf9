import type { z } from 'zod';
import { descriptionOf, fieldsOf, isOptional, schemaAt } from '#src/content/schemaParts.ts';
import { pageTemplates } from '#src/server/pages/pageTemplates.ts';
import type { TemplateRow } from '#src/content/pages/templatePart.ts';
import type { SlotRule } from '#src/shared/page/slots.ts';

/** Where the document about the templates is, in the repository. */
export const TEMPLATE_DOCUMENT = 'docs/templates.md';

const HEAD = `# Templates

Made from the schemas in \`src/pages\` by \`npm run content:schema\`: not edited by hand.

\`template\` in \`page.yaml\` says what kind of page it is. Around the blocks a template has what is its own, and the blocks stand in its **slots**, shown in the order of the tables below. A block goes to the slot that names its type, any other to \`body\`; so most pages say nothing of slots. Where a block is to stand elsewhere, it says so:

\`\`\`yaml
  - type: rich-text
    id: between
    slot: lessons
\`\`\`

The blocks of a file stand in the order in which the page shows them. \`npm run content:check\` says what does not stand where it may, which slot is empty that must not be, and what belongs to another template.
`;

/** @returns the document about every template, from its schema and its slots */
export function templateDocument(): string {
  const rows = Object.values(pageTemplates).filter((row) => row !== undefined);
  return [HEAD, ...rows.map(describe)].join('\n');
}

function describe({ schema, slots }: TemplateRow): string {
  const { name, about, example, settings, words } = schema;
  const fields = [...fieldRows('`page.yaml`', settings), ...fieldRows('every language', words)];
  const entries = Object.entries(slots);
  const stands = entries.map(([slot, rule]) =>
    row(`\`${slot}\``, schema.slots[slot] ?? '', takes(rule, entries.length === 1)),
  );
  return [
    `## \`${name}\``,
    '',
    example === undefined ? about : `${about} See \`${example}\`.`,
    '',
    ...table(['slot', 'what stands there', 'blocks'], stands),
    ...(fields.length > 0 ? table(['field', 'in', 'meaning'], fields) : []),
  ].join('\n');
}

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly string[]) => [
  row(...head),
  `|${head.map(() => '---').join('|')}|`,
  ...rows,
  '',
];

function fieldRows(place: string, shape: TemplateRow['schema']['settings']): string[] {
  return Object.entries(shape).map(([field, schema]) =>
    row(
      `\`${field}\``,
      place,
      [descriptionOf(schema), ...(isOptional(schema) ? ['May be left out.'] : []), ...partsOf(schema)].join(' '),
    ),
  );
}

/** What stands within a field, each with its own sentence. */
const partsOf = (schema: z.ZodType) =>
  fieldsOf(schema).map((name) => {
    const field = schemaAt(schema, [name], {});
    return `\`${name}\`: ${field ? descriptionOf(field) : ''}`;
  });

function takes(rule: SlotRule, isOnly: boolean): string {
  if (rule === 'others') return isOnly ? 'all' : 'all others, and any that says so';
  const { of, takes: asked, least = 0, most } = rule;
  const types = of.map((type) => `\`${type}\``).join(', ');
  const count = [...(least > 0 ? [`at least ${String(least)}`] : []), ...(most ? [`at most ${String(most)}`] : [])];
  const range = least === most ? `${String(most)}, always` : count.join(', ');
  return [`${types}${asked ? ', and any that says so' : ''}`, range].filter(Boolean).join('; ');
}
