import type { PropsOf } from '#src/app/registry/blockTypes.ts';
import { localizeHtml } from '#src/i18n/localizeHtml.ts';
import type { PublicPage, ShowingSite } from '#src/server/structured-data/PublicPage.ts';
import type { Thing } from '#src/server/structured-data/Thing.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/**
 * @param page with or without questions
 * @param site which shows it
 * @returns all questions of the page with their answers, in one FAQPage of schema.org; none for a page without
 */
export function describeQuestions(page: PublicPage, site: ShowingSite): readonly Thing[] {
  const items = page.blocks.filter(isFaq).flatMap((block) => block.items);
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: toWholeLinks(answer, site) },
  }));
  return [{ '@type': 'FAQPage', url: page.links.canonical, inLanguage: site.iso, mainEntity }];
}

const isFaq = (block: AnyBlock): block is PropsOf<'faq'> & AnyBlock => block.type === 'faq';

/** An answer is HTML, and is read away from its page: its links have to say of which site they are. */
const toWholeLinks = (html: string, { origin, prefix }: ShowingSite) =>
  localizeHtml(html, prefix)
    .trim()
    .replaceAll(/(?<=<a\b[^>]*? href=")\/(?!\/)/g, `${origin}/`);
