import { siteAddresses } from '#src/app/siteAddresses.ts';
import { checkTemplate } from '#src/content/check/checkTemplate.ts';
import type { PageDocument } from '#src/content/document.ts';
import { NO_CONTENT } from '#src/content/readContent.ts';
import { pageTemplates } from '#src/server/pages/pageTemplates.ts';

const DESCRIPTION = 'A description that is long enough to be worth showing in a list of results.';

/**
 * @param template its name
 * @param content what a language says, beside a title
 * @param settings what `page.yaml` says beside the template
 * @returns what the check of templates says of such a page
 */
export function rulesOf(template: string, content: object, settings: object = {}): string[] {
  const document: PageDocument = {
    path: '/about',
    folder: 'pages/x',
    settings: { template, layout: 'default', ...settings },
    locales: { en: { title: 'X', meta_description: DESCRIPTION, blocks: [], ...content } },
  };
  const rules: string[] = [];
  checkTemplate(
    document,
    { templates: pageTemplates, snapshot: NO_CONTENT, addresses: siteAddresses, now: new Date() },
    (file, path, rule) => rules.push(`${[file, ...path].join(' ')}: ${rule}`),
  );
  return rules;
}
