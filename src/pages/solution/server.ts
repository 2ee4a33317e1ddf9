import { namePage, openingOf } from '#src/content/pages/placePage.ts';
import { isPublic } from '#src/content/pages/isPublic.ts';
import { defineTemplatePart, type Finding } from '#src/content/pages/templatePart.ts';
import type { solutionSchema } from '#src/pages/solution/schema.ts';

/** A solution shows its parts in their order, without those that are not public in the language. */
export const solutionServer = defineTemplatePart<typeof solutionSchema>({
  subject: 'service',
  from: 'moment',
  fill({ snapshot: { documents }, document, language, now, content: solution }) {
    const builtFrom = document.settings.parts?.flatMap((path) => {
      const part = documents.get(path);
      const content = part && isPublic(part, now) ? part.locales[language] : undefined;
      const text = content?.og__description ?? content?.meta_description;
      return content && text ? [{ label: namePage(content), path, text }] : [];
    });
    return { ...(builtFrom ? { builtFrom } : {}), ...openingOf({ document, content: solution }) };
  },
  // One that is not shown may become public.
  follows: ({ parts = [] }) => parts,
  checkSettings: ({ path, settings: { parts = [] } }, { documents }) =>
    parts.flatMap((part, index): Finding[] => [
      ...(documents.has(part)
        ? []
        : [[['parts', index], `${part} does not exist; write the address of a page`] satisfies Finding]),
      ...(part === path
        ? [[['parts', index], 'a page is no part of itself; take the line away'] satisfies Finding]
        : []),
    ]),
});
