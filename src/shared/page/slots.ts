/** The named places of a template, and which block of a page stands in which of them. */

/** A place for blocks of certain types. */
export interface NamedSlot<Type extends string = string> {
  /** The types whose blocks stand here by themselves. */
  readonly of: readonly Type[];
  /** A block of any other type stands here, too, if it says so. */
  readonly takes?: 'any';
  /** How many blocks it needs. */
  readonly least?: number;
  /** How many it has room for. */
  readonly most?: number;
}

/** What a slot is for: blocks of certain types, or all that no other slot names. */
export type SlotRule<Type extends string = string> = NamedSlot<Type> | 'others';

/** The slots of any template, in the order of the page. */
export type Slots = Readonly<Record<string, SlotRule>>;

/** The slots of one template by their names. Each has a `body` for all others, so no block is ever lost. */
export type SlotsOf<Name extends string, Type extends string = string> = {
  readonly [Slot in Name | 'body']: Slot extends 'body' ? 'others' : NamedSlot<Type>;
};

/** The block that a page begins with: it carries the h1. */
export const HEAD = { of: ['hero', 'hero-form'], least: 1, most: 1 } as const satisfies NamedSlot;

/** A block, as far as its place depends on it. */
export interface SlottedBlock {
  readonly type: string;
  /** The slot that it asks for. */
  readonly slot?: string | undefined;
}

/** @returns whether a block may stand in a slot when it says so; false for a slot that the template does not have */
export function mayStandIn(slots: Slots, slot: string, { type }: SlottedBlock): boolean {
  const rule = ruleOf(slots, slot);
  return rule === 'others' || (rule !== undefined && (rule.takes === 'any' || rule.of.includes(type)));
}

/** @returns the slot of a block: the one that it asks for where it may stand there, else the one that names its type */
export function slotOf(slots: Slots, block: SlottedBlock): string {
  if (block.slot !== undefined && mayStandIn(slots, block.slot, block)) return block.slot;
  const named = Object.entries(slots).find(([, rule]) => rule !== 'others' && rule.of.includes(block.type));
  return named?.[0] ?? 'body';
}

/**
 * @param slots of the template
 * @param blocks of the page
 * @param draw one of them
 * @returns what stands in each slot, in the order of the page; of a slot for one block that block alone
 */
export function fillSlots<Block extends SlottedBlock, Drawn>(
  slots: Slots,
  blocks: readonly Block[],
  draw: (block: Block) => Drawn,
): Readonly<Record<string, Drawn | readonly Drawn[]>> {
  const placed = blocks.map((block) => ({ block, slot: slotOf(slots, block) }));
  return Object.fromEntries(
    Object.entries(slots).map(([name, rule]) => {
      const drawn = placed.filter(({ slot }) => slot === name).map(({ block }) => draw(block));
      const [only] = drawn;
      const isAlone = rule !== 'others' && rule.most === 1 && drawn.length === 1 && only !== undefined;
      return [name, isAlone ? only : drawn];
    }),
  );
}

function ruleOf(slots: Slots, name: string): SlotRule | undefined {
  return Object.hasOwn(slots, name) ? slots[name] : undefined;
}
