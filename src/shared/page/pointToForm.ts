import type { z } from 'zod';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/** @returns whether a form is in the block: those blocks, and no others, have the field `form`, of `formBlockShape` */
export function holdsForm(block: AnyBlock): boolean {
  return 'form' in block;
}

/**
 * @param blocks the schema of a page's blocks
 * @returns the same, whose buttons with `scrollToForm` (SPEC part 3) are what they lead to: links to the page's first form,
 *   which need no JavaScript. Without a form such a button is a problem of the page.
 */
export function withFormLinks<Block extends AnyBlock>(blocks: z.ZodType<Block[]>) {
  return blocks.transform((written, context): Block[] => {
    const form = written.find(holdsForm)?.id;
    if (form === undefined && scrollsToForm(written)) {
      context.addIssue({ code: 'custom', message: 'a button scrolls to the form of this page, which has none' });
    }
    return form === undefined ? written : pointToForm(written, form);
  });
}

function scrollsToForm(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(scrollsToForm);
  if (typeof value !== 'object' || value === null) return false;
  return ('scrollToForm' in value && value.scrollToForm === true) || Object.values(value).some(scrollsToForm);
}

/** What has no such button stays the same object. */
function pointToForm<Value>(value: Value, form: string): Value {
  if (!scrollsToForm(value)) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => pointToForm(item, form)) as Value;
  const { scrollToForm, ...rest } = value as Record<string, unknown>;
  const content = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, pointToForm(child, form)]));
  return (scrollToForm === true ? { ...content, href: `#${form}` } : content) as Value;
}
