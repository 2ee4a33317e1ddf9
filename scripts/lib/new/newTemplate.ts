import { Refusal } from './Refusal.ts';
import type { Scaffold } from './Scaffold.ts';
import { refuseTwin } from './takenNames.ts';
import { camelCase, KEBAB, pascalCase, sentenceCase } from './words.ts';

/** docs/how-to/add-a-template.md: the folder. The registry follows it. */
export const newTemplate: Scaffold = {
  takes: 'NAME',
  makes: 'a page template: its folder with schema, definition, component, styles and test',
  options: { about: 'what kind of page it is, in a sentence for editors' },
  plan({ name, options, draft, root }) {
    if (!KEBAB.test(name))
      throw new Refusal(`A template is named by lower-case words joined by hyphens, not “${name}”.`);
    refuseTwin(root, 'src/pages', name);
    const about = options.about ?? `${sentenceCase(name)}: to be described.`;
    const [view, folder] = [pascalCase(name), `src/pages/${name}`];
    draft.create(`${folder}/schema.ts`, schemaText(name, about));
    draft.create(`${folder}/template.ts`, definitionText(name));
    draft.create(`${folder}/${view}.tsx`, componentText(name));
    draft.create(`${folder}/${view}.module.css`, STYLES);
    draft.create(`${folder}/${view}.test.tsx`, testText(name));
    return {
      then: ['registry', 'content:schema', 'contracts'],
      left: [
        ...(options.about === undefined ? [`Say in ${folder}/schema.ts what kind of page it is.`] : []),
        `Write in ${folder}/schema.ts what editors say of it, and its slots; in ${folder}/template.ts which blocks stand where; then npm run content:schema and npm run contracts.`,
        `Write ${folder}/${view}.tsx, its styles and its test.`,
        `Use it: template: ${name} in the page.yaml of a page that begins with a hero; then name that page in ${folder}/schema.ts as its example.`,
      ],
    };
  },
};

const schemaText = (
  name: string,
  about: string,
) => `import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A line below the hero, and everything else. */
export const ${camelCase(name)}Schema = templateSchema('${name}', ${JSON.stringify(about)}, {
  slots: { head: 'The hero.', body: 'Everything else.' },
});
`;

const definitionText = (name: string) => `import loadable from '@loadable/component';
import type { ${camelCase(name)}Schema } from '#src/pages/${name}/schema.ts';
import { HEAD } from '#src/shared/page/slots.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero in its head carries the h1. */
export const ${camelCase(name)}Template = {
  name: '${name}',
  view: loadable(() => import(/* webpackChunkName: "page-${name}" */ '#src/pages/${name}/${pascalCase(name)}.tsx'), {
    resolveComponent: (module) => module.${pascalCase(name)},
  }),
  slots: { head: HEAD, body: 'others' },
} as const satisfies TemplateDefinition<typeof ${camelCase(name)}Schema>;
`;

const componentText = (name: string) => {
  const view = pascalCase(name);
  return `import styles from '#src/pages/${name}/${view}.module.css';
import type { ${camelCase(name)}Schema } from '#src/pages/${name}/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';

/** The hero, a line, and everything else. */
export function ${view}({ slots }: TemplateProps<typeof ${camelCase(name)}Schema>) {
  return (
    <>
      {slots.head}
      <hr className={styles.line} />
      {slots.body}
    </>
  );
}
`;
};

const STYLES = '.line {\n  margin: 0;\n  border: 0;\n  border-block-start: 1px solid var(--surface-border);\n}\n';

const testText = (name: string) => {
  const view = pascalCase(name);
  return `import { ${view} } from '#src/pages/${name}/${view}.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

describe('${view}', () => {
  it('has its line below the hero', () => {
    const slots = { head: <i id="head" />, body: <i id="body" /> };
    expect(renderBlock(<${view} page={{} as Page} slots={slots} />)).toMatch(/id="head".*<hr.*id="body"/);
  });
});
`;
};
