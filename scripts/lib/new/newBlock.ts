import { Refusal } from './Refusal.ts';
import type { Scaffold } from './Scaffold.ts';
import { refuseTwin } from './takenNames.ts';
import { camelCase, KEBAB, pascalCase, sentenceCase } from './words.ts';

/** docs/how-to/add-a-block.md: the folder. The registry follows it. */
export const newBlock: Scaffold = {
  takes: 'NAME',
  makes: 'a content block: its folder with schema, definition, component, styles and test',
  options: { about: 'what the block is for, in a sentence for editors' },
  plan({ name, options, draft, root }) {
    if (!KEBAB.test(name)) throw new Refusal(`A block is named by lower-case words joined by hyphens, not “${name}”.`);
    refuseTwin(root, 'src/blocks', name);
    const about = options.about ?? `${sentenceCase(name)}: to be described.`;
    const [view, folder] = [pascalCase(name), `src/blocks/${name}`];
    draft.create(`${folder}/schema.ts`, schemaText(name, about));
    draft.create(`${folder}/block.ts`, definitionText(name));
    draft.create(`${folder}/${view}.tsx`, componentText(name));
    draft.create(
      `${folder}/${view}.module.css`,
      '.text {\n  max-inline-size: 60ch;\n  color: var(--surface-muted);\n}\n',
    );
    draft.create(`${folder}/${view}.test.tsx`, testText(name));
    return {
      then: ['registry', 'content:schema', 'contracts'],
      left: [
        ...(options.about === undefined ? [`Say in ${folder}/schema.ts what the block is for.`] : []),
        `Write its fields in ${folder}/schema.ts, each with a description; then npm run content:schema and npm run contracts.`,
        `Write ${folder}/${view}.tsx, its styles and its test. It has no behaviour until ${folder}/block.ts says hydrate: 'when-used'.`,
        `Use it in the content of a page, in all languages with the same id:\n${snippet(name)}`,
      ],
    };
  },
};

const schemaText = (name: string, about: string) => `import type { z } from 'zod';
import { blockSchema, headline, surface, text } from '#src/shared/page/schema.ts';

/** A headline, and a short text below it. */
export const ${camelCase(name)}Schema = blockSchema('${name}', ${JSON.stringify(about)}, {
  surface: surface.default('white'),
  title: headline,
  text: text.max(320).describe('One or two sentences.'),
});

/** What \`${pascalCase(name)}\` is given: checked, and with its defaults. */
export type ${pascalCase(name)}Block = z.output<typeof ${camelCase(name)}Schema>;
`;

const definitionText = (name: string) => `import loadable from '@loadable/component';
import type { ${camelCase(name)}Schema } from '#src/blocks/${name}/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const ${camelCase(name)}Block = defineBlock<typeof ${camelCase(name)}Schema>({
  type: '${name}',
  view: loadable(() => import(/* webpackChunkName: "block-${name}" */ '#src/blocks/${name}/${pascalCase(name)}.tsx'), {
    resolveComponent: (module) => module.${pascalCase(name)},
  }),
  hydrate: false,
});
`;

const componentText = (name: string) => {
  const view = pascalCase(name);
  return `import styles from '#src/blocks/${name}/${view}.module.css';
import type { ${view}Block } from '#src/blocks/${name}/schema.ts';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** The headline of the section, and its text. */
export function ${view}({ id, surface, title, text }: ${view}Block) {
  return (
    <HeadedSection id={id} surface={surface} title={title}>
      <p className={styles.text}>{text}</p>
    </HeadedSection>
  );
}
`;
};

const testText = (name: string) => {
  const [view, schema] = [pascalCase(name), `${camelCase(name)}Schema`];
  return `import { ${view} } from '#src/blocks/${name}/${view}.tsx';
import { ${schema} } from '#src/blocks/${name}/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = ${schema}.parse({ type: '${name}', id: 'here', title: 'The headline', text: 'A sentence.' });

describe('${view}', () => {
  it('is a section that its headline names', () => {
    const html = renderBlock(<${view} {...block} />);
    expect(html).toContain('aria-labelledby="here-title"');
    expect(html).toContain('The headline');
    expect(html).toContain('A sentence.');
  });
});
`;
};

const snippet = (name: string) => `  - type: ${name}
    id: ${name}
    title: The headline
    text: One or two sentences.`;
