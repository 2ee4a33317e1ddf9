import { brand } from '#config/brand.ts';
import { locales } from '#config/locales.ts';
import type { ArticlePartProps } from '#src/pages/article/ArticlePartProps.ts';

/** @returns a post for search engines (schema.org BlogPosting) */
export function describeArticle(page: ArticlePartProps): Readonly<Record<string, unknown>> {
  const { article, post, links } = page;
  const publisher = { '@type': 'Organization', name: brand.name, url: `https://${brand.domain}` };
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.meta_description,
    inLanguage: locales[page.locale].iso,
    ...(article && {
      datePublished: article.date,
      dateModified: article.updated ?? article.date,
      articleSection: article.category.name,
      keywords: article.tags.map(({ name }) => name).join(', '),
      timeRequired: `PT${String(article.minutes)}M`,
    }),
    author: post?.author ? { '@type': 'Person', name: post.author.name, jobTitle: post.author.role } : publisher,
    publisher,
    ...(links && { mainEntityOfPage: links.canonical, url: links.canonical }),
    ...(links?.image && { image: links.image.src }),
  };
}
