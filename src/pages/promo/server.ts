import { defineTemplatePart, type Finding } from '#src/content/pages/templatePart.ts';
import type { promoSchema } from '#src/pages/promo/schema.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { holdsForm } from '#src/shared/page/pointToForm.ts';

type WithActions = AnyBlock & { readonly actions?: readonly { readonly href: string }[] };

/** One offer, one action: every button leads where the page's action does. */
export const promoServer = defineTemplatePart<typeof promoSchema>({
  checkWords({ action, blocks }) {
    if (!action) return [];
    const others = (blocks as readonly WithActions[]).flatMap(({ actions = [] }, block) =>
      actions.flatMap(({ href }, index): Finding[] =>
        href === action.href
          ? []
          : [
              [
                ['blocks', block, 'actions', index, 'href'],
                `${href} is a second action, and a promo page has one: write ${action.href}`,
              ],
            ],
      ),
    );
    const form = blocks.find((block) => action.href === `#${block.id}` && holdsForm(block));
    const isNoForm = action.href.startsWith('#') && !form;
    const missing: Finding[] = isNoForm
      ? [[['action', 'href'], `no block with a form has the id "${action.href.slice(1)}"`]]
      : [];
    return [...others, ...missing];
  },
});
