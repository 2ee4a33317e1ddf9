import type { Finding, TemplateRow } from '#src/content/pages/templatePart.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { mayStandIn, slotOf, type NamedSlot } from '#src/shared/page/slots.ts';

/** @returns which blocks of a page do not stand where they may, and which slots have too few or too many */
export function checkSlots(blocks: readonly AnyBlock[], row: TemplateRow): Finding[] {
  return [
    ...blocks.flatMap((block, index) => checkWish(block, ['blocks', index], row)),
    ...checkOrder(blocks, row),
    ...Object.entries(row.slots).flatMap(([slot, rule]) =>
      rule === 'others' ? [] : checkCount(blocks, { slot, rule, row }),
    ),
  ];
}

type Place = readonly ['blocks', number];

const typesOf = ({ of }: NamedSlot) => of.join(' or ');

/** @returns whether what a block says of its slot can be */
function checkWish(block: AnyBlock, place: Place, { slots, schema }: TemplateRow): Finding[] {
  const { slot, type } = block;
  if (slot === undefined || mayStandIn(slots, slot, block)) return [];
  const path = [...place, 'slot'];
  const rule = Object.hasOwn(slots, slot) ? slots[slot] : undefined;
  if (rule && rule !== 'others')
    return [[path, `"${slot}" takes no block of the type ${type}, only ${typesOf(rule)}; take the line away`]];
  const names = Object.keys(slots);
  const near = findNearestWord(slot, names);
  const instead = near ? `did you mean "${near}"?` : `write one of ${names.join(', ')}, or take the line away`;
  return [[path, `"${slot}" is no slot of the template ${schema.name}; ${instead}`]];
}

/** The page shows slot after slot: a file that has its blocks otherwise would say something else than the page. */
function checkOrder(blocks: readonly AnyBlock[], { slots }: TemplateRow): Finding[] {
  const names = Object.keys(slots);
  const ranks = blocks.map((block) => names.indexOf(slotOf(slots, block)));
  return ranks.flatMap((rank, index): Finding[] => {
    const before = Math.max(...ranks.slice(0, index));
    if (rank >= before) return [];
    const [slot, later] = [names[rank] ?? '', names[before] ?? ''];
    return [
      [
        ['blocks', index],
        `it stands in the slot "${slot}", which the page shows before "${later}"; put it before the blocks of that slot, or write slot: ${later}`,
      ],
    ];
  });
}

interface CountedSlot {
  readonly slot: string;
  readonly rule: NamedSlot;
  readonly row: TemplateRow;
}

function checkCount(blocks: readonly AnyBlock[], { slot, rule, row }: CountedSlot): Finding[] {
  const { schema, slots } = row;
  const { least = 0, most = Infinity } = rule;
  const places = blocks.flatMap((block, index) => (slotOf(slots, block) === slot ? [index] : []));
  if (places.length < least) {
    const wanted = least === 1 ? 'a block' : `at least ${String(least)} blocks`;
    return [
      [['blocks'], `the template ${schema.name} needs ${wanted} of the type ${typesOf(rule)}, for its slot "${slot}"`],
    ];
  }
  return places.slice(most).map((index): Finding => {
    const room = most === 1 ? 'one block' : `${String(most)} blocks`;
    return [['blocks', index], `the slot "${slot}" has room for ${room}; write slot: body, or take it away`];
  });
}
