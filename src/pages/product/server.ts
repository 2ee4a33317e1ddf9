import { openingOf, type ReadBlock } from '#src/content/pages/placePage.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { productSchema } from '#src/pages/product/schema.ts';

/** A product says what is on its page: the titled sections by their short names, and the first action of its head. */
export const productServer = defineTemplatePart<typeof productSchema>({
  subject: 'service',
  from: 'content',
  fill({ content, isSection, ...facts }) {
    const blocks = content.blocks as readonly ReadBlock[];
    const sections = blocks
      .filter((block) => isSection(block))
      .flatMap(({ id, nav, title }) => {
        const label = nav ?? title;
        return label ? [{ id, label }] : [];
      });
    const [action] = blocks[0]?.actions ?? [];
    return { contents: { sections, ...(action ? { action } : {}) }, ...openingOf({ content, ...facts }) };
  },
});
