import { brand } from '#config/brand.ts';
import type { Page } from '#src/shared/page/page.ts';

/** @returns the course in the words of schema.org: a `Course` whose parts are the lessons, each at its anchor */
export function courseData(page: Page, { minutes, lessons }: NonNullable<Page['course']>) {
  const address = page.links?.canonical;
  return {
    '@type': 'Course',
    name: page.title,
    description: page.meta_description,
    inLanguage: page.locale,
    timeRequired: duration(minutes),
    provider: { '@type': 'Organization', name: brand.name },
    ...(address ? { url: address } : {}),
    hasPart: lessons.map((lesson, index) => ({
      '@type': 'LearningResource',
      position: index + 1,
      name: lesson.title,
      timeRequired: duration(lesson.minutes),
      ...(address ? { url: `${address}#${lesson.id}` } : {}),
    })),
  };
}

/** ISO 8601. */
const duration = (minutes: number) => `PT${String(minutes)}M`;
