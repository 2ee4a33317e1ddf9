import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { DEFAULT_LOCALE, WRITTEN_LOCALES } from '#config/locales.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { templateSchemas } from '#src/app/registry/templateSchemas.gen.ts';
import { collectionSchemas } from '#src/collections/schemas.gen.ts';
import type { TemplateName } from '#src/app/registry/templateTypes.ts';
import { folderOf, listOf } from './contentFolder.ts';
import { entryStart } from './entryStart.ts';
import type { CollectionSchema } from '#src/shared/collections/collectionSchema.ts';
import { Refusal } from './Refusal.ts';
import type { Scaffold } from './Scaffold.ts';
import { settingsText, STARTS, wordsText } from './pageStarts.ts';

/** docs/how-to/add-a-page.md: a folder with the settings of the page and its words in every language. */
export const newPage: Scaffold = {
  takes: 'PATH',
  makes: 'a page or an entry of a list: its folder of content, in every language',
  options: { template: `${Object.keys(STARTS).join(', ')} (that of its neighbours, else landing)` },
  plan({ name, options, draft, root }) {
    const address = `/${name.replace(/^\/|\/$/g, '')}`;
    if (!/^(\/[\w-]+)+$/.test(address)) throw new Refusal(`“${name}” is no path of a page: write products/example.`);
    const match = matchRoute(address);
    const lower = address.toLowerCase();
    // A list takes an entry of any name. The route table itself has capitals in some addresses.
    if (address !== lower && match?.route.path !== address && matchRoute(lower))
      throw new Refusal(`Addresses are lower-case: write ${lower}, not ${address}.`);
    if (!match)
      throw new Refusal(`The route table knows no ${address}, nor a group that takes it: see src/app/routes.ts.`);
    if (match.route.list)
      throw new Refusal(`${address} is a filter of ${match.route.list}: a line in content/taxonomy.yaml makes it.`);
    const folder = folderOf(address);
    const template = chooseTemplate(root, address, options.template);
    const start = STARTS[template];
    const list = listOf(address);
    if (!start) throw new Refusal(noStart(root, template));
    draft.create(`${folder}/page.yaml`, settingsText(start, template, entryStart(list, root)));
    for (const locale of WRITTEN_LOCALES) draft.create(`${folder}/${locale}.yaml`, wordsText(start, address, locale));
    const translations = WRITTEN_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
      .map((locale) => `${folder}/${locale}.yaml`)
      .join(' ');
    return {
      left: [
        `Write the texts in ${folder}: ${WRITTEN_LOCALES.map((locale) => `${locale}.yaml`).join(', ')}. en.yaml has the blocks, and the others their words by id. npm run dev shows every block at /__ui/blocks.`,
        `Take robots: noindex out of ${folder}/page.yaml when the page is written.`,
        list
          ? 'Run npm run content:check. Its list shows it without a link.'
          : 'Link it, in content/menus.yaml or from another page; then npm run content:check.',
        `Say that the translations are yours: npm run translations -- confirm ${translations}; then npm run content:dates.`,
      ],
    };
  },
};

interface Settings {
  readonly template?: string;
  readonly layout?: string;
}

function chooseTemplate(root: string, address: string, wanted: string | undefined): TemplateName {
  const list = listOf(address);
  const beside = path.posix.dirname(folderOf(address));
  const files = globSync(`${beside}/*/page.yaml`, { cwd: root }).sort();
  const [neighbour] = files.map((file) => (parse(readFileSync(path.join(root, file), 'utf8')) as Settings).template);
  const chosen = wanted ?? (list ? templateOf(list.name) : neighbour) ?? 'landing';
  const known = Object.keys(templateSchemas) as TemplateName[];
  const template = known.find((name) => name === chosen);
  if (!template) throw new Refusal(`There is no template ${chosen}; the templates are ${known.join(', ')}.`);
  return STARTS[template] || list || wanted !== undefined ? template : 'landing';
}

function templateOf(list: string): string | undefined {
  const schemas: Readonly<Record<string, CollectionSchema>> = collectionSchemas;
  return schemas[list]?.template;
}

function noStart(root: string, template: TemplateName): string {
  const example = globSync('content/*/**/page.yaml', { cwd: root })
    .sort()
    .find((file) => (parse(readFileSync(path.join(root, file), 'utf8')) as Settings).template === template);
  return `A page with the template ${template} needs more than a start can give: copy the folder ${path.posix.dirname(example ?? 'content/pages')}.`;
}
