import { parse } from 'yaml';
import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { contentPathOf, matchRoute } from '#src/app/matchRoute.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { FROM } from '#src/content/translations/translation.ts';
import { listParts } from '#src/content/translations/versions.ts';
import { pageTemplates } from '#src/server/pages/pageTemplates.ts';
import { FORM_IDS } from '#src/forms/data/formDefinition.ts';
import { insertEntry } from '../translations/editYaml.ts';
import { appendBlock } from './appendBlock.ts';
import { folderOf } from './contentFolder.ts';
import { FORM_WORDS } from './formWords.ts';
import { Refusal } from './Refusal.ts';
import type { Scaffold } from './Scaffold.ts';
import { camelCase, KEBAB } from './words.ts';

const IDS = 'src/forms/data/formDefinition.ts';
const FORMS = 'src/forms/data/forms.ts';
const CASES = 'tests/support/formCases.ts';

const { walker } = createContentKinds(pageParts);

const writeField = ([field, text]: readonly [string, string]) => `${field}: ${text}`;

/** docs/how-to/add-a-form.md: the definition, a block with it on a page in every language, and its cases. */
export const newForm: Scaffold = {
  takes: 'NAME',
  makes: 'a form: its definition, and a block with it at the end of a page in every language',
  options: { page: 'the path of the page that gets the form: /contacts (required)' },
  plan({ name, options: { page }, draft }) {
    if (!KEBAB.test(name)) throw new Refusal(`A form is named by lower-case words joined by hyphens, not “${name}”.`);
    if (FORM_IDS.some((id) => id === name)) throw new Refusal(`There is a form ${name} already.`);
    if (page === undefined) throw new Refusal('Say which page gets the form: --page /contacts');
    const match = matchRoute(page);
    if (!match) throw new Refusal(`${page} is no page: say one that there is, such as --page /contacts`);
    const folder = folderOf(contentPathOf(match, page));
    const source = `${folder}/en.yaml`;
    // The block is called like its form, and a translation knows it by that.
    const { blocks: there = [] } = parse(draft.read(source)) as {
      readonly blocks?: readonly { readonly id?: string }[];
    };
    if (there.some(({ id }) => id === name))
      throw new Refusal(`${source} has a block “${name}” already: choose another name for the form.`);
    const key = name === camelCase(name) ? name : `'${name}'`;
    draft.change(IDS, /\n\] as const;\n(\/\*\*[^\n]*\n)?export type FormId/, (found) => `\n  '${name}',${found}`);
    const fields = `  ${key}: [name, workEmail, message('required'), consent],\n`;
    draft.change(FORMS, /(?<=const FIELDS\b[^]*?)\n\};/, (found) => `\n${fields}${found.trimStart()}`);
    draft.change(CASES, /(?<=export const FORM_PAGES\b[^]*?)\n\};/, (found) => {
      return `\n  ${key}: { path: '${page}', id: '${name}' },${found}`;
    });
    const { template } = parse(draft.read(`${folder}/page.yaml`)) as { readonly template: string };
    const { slots = {} } = pageTemplates[template] ?? {};
    const wordsOf = (locale: WrittenLocale) => FORM_WORDS[locale] ?? FORM_WORDS.en;
    const lines = ['type: form', `id: ${name}`, `form: ${name}`, ...Object.entries(wordsOf('en')).map(writeField)];
    draft.rewrite(source, appendBlock(draft.read(source), lines, { slots, type: 'form' }));
    const { version } = listParts({ blocks: [parse(lines.join('\n'))] }, walker)[0] ?? {};
    for (const locale of WRITTEN_LOCALES.filter((code) => code !== 'en')) {
      const file = `${folder}/${locale}.yaml`;
      const value = { [FROM]: version, ...wordsOf(locale) };
      const text = draft.read(file);
      const { blocks } = parse(text) as { readonly blocks: object };
      draft.rewrite(file, insertEntry(text, ['blocks'], { key: name, value, order: [...Object.keys(blocks), name] }));
    }
    return {
      then: ['content:schema', 'contracts'],
      left: [
        `Write its fields and their rules in ${FORMS}. The provider takes it at /forms/${name}: agree on that path. Then npm run contracts.`,
        `A field that no form has had before needs its words in src/forms/view/fieldTexts.ts; then npm run i18n.`,
        `Write the words of the block ${name} in ${folder}, in every language.`,
        `npm run jest -- --selectProjects e2e --testPathPatterns tests/forms.e2e walks through its cases, after npm run build.`,
      ],
    };
  },
};
