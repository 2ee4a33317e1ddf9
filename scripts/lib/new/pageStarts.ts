import { stringify } from 'yaml';
import type { WrittenLocale } from '#config/locales.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import type { TemplateName } from '#src/app/registry/templateTypes.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { takeWords } from '#src/content/translations/takeWords.ts';

/** What a page of a template begins with. */
interface PageStart {
  /** What `page.yaml` says beside the template. */
  readonly settings: Fields;
  /** What a language file says behind title and description. */
  readonly fields: (words: Words) => Fields;
}

interface Words {
  readonly draft: string;
  readonly description: string;
  readonly headline: string;
  readonly sentence: string;
  readonly first: string;
  readonly second: string;
  readonly action: string;
}

/** A language that is not here begins in English. */
const WORDS: { readonly en: Words } & Partial<Record<WrittenLocale, Words>> = {
  en: {
    draft: 'draft',
    description: 'What search results say about this page, in one or two sentences that fit into two lines.',
    headline: 'The headline of the page',
    sentence: 'One or two sentences that say what it is about.',
    first: 'The first point',
    second: 'The second point',
    action: 'Talk to sales',
  },
  es: {
    draft: 'borrador',
    description: 'Lo que dicen los buscadores de esta página, en una o dos frases que caben en dos líneas.',
    headline: 'El titular de la página',
    sentence: 'Una o dos frases que dicen de qué trata.',
    first: 'El primer punto',
    second: 'El segundo punto',
    action: 'Hablar con ventas',
  },
  pt: {
    draft: 'rascunho',
    description: 'O que os motores de pesquisa dizem desta página, em uma ou duas frases que cabem em duas linhas.',
    headline: 'O título da página',
    sentence: 'Uma ou duas frases que dizem do que se trata.',
    first: 'O primeiro ponto',
    second: 'O segundo ponto',
    action: 'Falar com a equipa comercial',
  },
  ru: {
    draft: 'черновик',
    description: 'Что о странице скажут поисковые системы: одно или два предложения, которые умещаются в две строки.',
    headline: 'Заголовок страницы',
    sentence: 'Одно или два предложения о том, что на ней.',
    first: 'Первый пункт',
    second: 'Второй пункт',
    action: 'Связаться с отделом продаж',
  },
};

type Fields = Readonly<Record<string, unknown>>;

const hero = ({ headline, sentence }: Words): Fields => ({ type: 'hero', id: 'top', title: headline, lead: sentence });

const points = ({ first, second, sentence }: Words): Fields => ({
  type: 'feature-grid',
  id: 'points',
  title: first,
  items: [first, second].map((title) => ({ title, text: sentence })),
});

const cta = ({ action, sentence }: Words): Fields => ({
  type: 'cta',
  id: 'next',
  title: action,
  text: sentence,
  actions: [{ label: action, href: '/contacts' }],
});

const body = ({ first, sentence }: Words): Fields => ({
  type: 'rich-text',
  id: 'text',
  body: `## ${first}\n\n${sentence}\n`,
});

const withBlocks = (settings: Fields = {}): PageStart => ({
  settings,
  fields: (words) => ({ blocks: [hero(words), points(words), cta(words)] }),
});

/** The templates that a few blocks make whole. The others promise more: an event, a comparison, a course. */
export const STARTS: Readonly<Partial<Record<TemplateName, PageStart>>> = {
  landing: withBlocks(),
  platform: withBlocks({ layout: 'purple955' }),
  product: withBlocks({ layout: 'purple955' }),
  solution: withBlocks(),
  industry: withBlocks(),
  kit: withBlocks({ layout: 'kit' }),
  'thank-you': withBlocks(),
  promo: {
    settings: { layout: 'empty' },
    fields: (words) => ({
      action: { label: words.action, href: '/contacts' },
      blocks: [hero(words), points(words), cta(words)],
    }),
  },
  legal: { settings: {}, fields: (words) => ({ blocks: [body(words)] }) },
  case: {
    settings: {},
    fields: (words) => ({
      study: { client: words.headline, figure: { value: '0', label: words.first } },
      blocks: [body(words)],
    }),
  },
  article: {
    settings: {},
    fields: (words) => ({ blocks: [body(words)] }),
  },
};

/**
 * @param entry of an entry of a list: what its list has to know of it
 * @returns `page.yaml` of a new page: kept from search engines until somebody has written it
 */
export function settingsText({ settings }: PageStart, template: TemplateName, entry?: Fields): string {
  const rest = stringify({ ...settings, ...(entry ? { entry } : {}) });
  const lines = [`template: ${template}`, '# Take this line out when the page is written.', 'robots: noindex'];
  return `${lines.join('\n')}\n${rest === '{}\n' ? '' : rest}`;
}

const { walker } = createContentKinds(pageParts);

/**
 * @returns the language file of a new page: English with the blocks, the others with their words; its title is its address,
 *   so that no two drafts have the same
 */
export function wordsText(start: PageStart, address: string, locale: WrittenLocale): string {
  const pageIn = (words: Words) => {
    const title = `${address.slice(-50)} – ${words.draft}`;
    return { title, meta_description: words.description, ...start.fields(words) };
  };
  return languageText(pageIn(WORDS[locale] ?? WORDS.en), pageIn(WORDS.en), locale);
}

/**
 * @param page a whole page in the language
 * @param source the same page in English
 * @returns what the file of the language says: English the page, the others its words
 */
export function languageText(page: object, source: object, locale: WrittenLocale): string {
  return stringify(locale === 'en' ? source : takeWords(page, source, walker));
}
