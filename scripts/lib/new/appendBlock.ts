import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { slotOf, type SlottedBlock, type Slots } from '#src/shared/page/slots.ts';
import { Refusal } from './Refusal.ts';

/**
 * @param source a language file of a page
 * @param lines the fields of a block, one a line
 * @param slots of the page's template, and the type of the block
 * @returns the same with the block at the end of the slot where it stands, all else as it was written
 * @throws {Refusal} when the file has no list of blocks
 */
export function appendBlock(
  source: string,
  lines: readonly string[],
  { slots, type }: { readonly slots: Slots; readonly type: string },
): string {
  const { contents } = parseDocument(source);
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === 'blocks') : undefined;
  const items = isSeq(pair?.value) ? pair.value.items : [];
  const ranks = items.map((item) => rankOf(slots, (isMap(item) ? item.toJSON() : {}) as SlottedBlock));
  const last = items[ranks.findLastIndex((rank) => rank <= rankOf(slots, { type }))] ?? items.at(-1);
  if (!isMap(last)) throw new Refusal('A language file of the page has no blocks.');
  const [start, end] = last.range;
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  const before = source.slice(0, end).trimEnd();
  const block = lines.map(
    (line, index) => `${' '.repeat(index === 0 ? column - 2 : column)}${index === 0 ? '- ' : ''}${line}`,
  );
  const after = source.slice(end).replace(/^\s*\n/, '');
  return `${before}\n${block.join('\n')}\n${after}`;
}

/** Which of the slots of a page, counted from its top, a block stands in. */
const rankOf = (slots: Slots, block: SlottedBlock) => Object.keys(slots).indexOf(slotOf(slots, block));
