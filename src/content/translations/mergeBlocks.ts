import { mergeValue, type Merging } from '#src/content/translations/mergeValue.ts';
import {
  ABSENT,
  DIFFERS,
  FROM,
  isFields,
  ownFields,
  without,
  type Fields,
} from '#src/content/translations/translation.ts';
import { branch, type WordTree } from '#src/content/translations/wordTree.ts';
import { circlesOf } from '#src/content/check/circlesOf.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';

interface BlockMerging {
  /** Of the list of blocks. */
  readonly tree: WordTree | undefined;
  readonly merging: Merging;
}

/**
 * @param source the blocks of the source
 * @param own what the translation has by id
 * @returns the blocks of the page in the language, without those whose words do not fit
 */
export function mergeBlocks(source: unknown, own: unknown, { tree, merging }: BlockMerging): unknown[] {
  const blocks = Array.isArray(source) ? source.filter(isFields) : [];
  if (own !== undefined && !isFields(own)) {
    merging.misfit(['blocks'], ['blocks'], 'is no group of blocks; write the id of each, and its words below it');
    return [];
  }
  const byId = own ?? {};
  const merged = blocks.flatMap((block, index) =>
    mergeBlock(block, byId, { tree: branch(tree, index), merging, index }),
  );
  const ids = blocks.map(({ id }) => String(id));
  const more = Object.entries(byId).filter(([id]) => !ids.includes(id));
  return insertOwn(merged, more, { ids: ids.filter((id) => !isAbsent(byId[id])), merging });
}

const isAbsent = (own: unknown): own is Fields => isFields(own) && own[DIFFERS] === ABSENT;

interface BlockSpot extends BlockMerging {
  readonly index: number;
}

function mergeBlock(block: Fields, byId: Fields, { tree, merging, index }: BlockSpot): unknown[] {
  const id = String(block.id);
  const own = byId[id];
  const whole = ['blocks', index];
  if (own === undefined && tree === undefined) return [block];
  if (own === undefined || own === null) {
    merging.misfit(
      own === null ? ['blocks', id] : ['blocks'],
      whole,
      `has no words here; write those of ${merging.name} below "${id}:", or "${DIFFERS}: ${ABSENT}" if this language goes without it`,
    );
    return [];
  }
  if (isAbsent(own)) {
    const [more] = Object.keys(own).filter((key) => key !== DIFFERS);
    if (more !== undefined)
      merging.misfit(['blocks', id, more], whole, `this language goes without the block; take its words away`);
    return [];
  }
  const found: Parameters<Merging['misfit']>[] = [];
  const strict: Merging = { ...merging, misfit: (...misfit) => found.push(misfit) };
  const value = isFields(own) ? without(own, FROM) : own;
  // A block whose fields are all code may have fields of its own all the same.
  const merged = mergeValue(block, value, { tree: tree ?? {}, path: ['blocks', id], whole, merging: strict });
  found.forEach((misfit) => merging.misfit(...misfit));
  return found.length > 0 ? [] : [merged];
}

/** Where a block of one language stands: exactly one of these says so. */
const PLACES = ['before', 'after'] as const;

/** A block that one language alone has. */
interface OwnBlock {
  readonly block: Fields & { readonly id: string };
  readonly place: (typeof PLACES)[number];
  /** The id of the block that it stands beside, which may be of this language alone, too. */
  readonly beside: string;
}

interface OwnMerging {
  /** Of the blocks that the language has of the source. */
  readonly ids: readonly string[];
  readonly merging: Merging;
}

function insertOwn(
  blocks: readonly unknown[],
  own: readonly (readonly [string, unknown])[],
  { ids, merging }: OwnMerging,
): unknown[] {
  const refuse = (id: string, rule: string) => {
    merging.misfit(['blocks', id], ['blocks', id], rule);
    return [];
  };
  const placed = own.flatMap(([id, value]) => {
    const read = readOwn(id, value, { ids, merging });
    return typeof read === 'string' ? refuse(id, read) : [read];
  });
  const { list, left } = insertFitting(blocks, placed);
  const circles = circlesOf(new Map(left.map(({ block, beside }) => [block.id, beside])));
  const known = [...ids, ...own.map(([id]) => id)];
  const homeless = left.flatMap(({ block, place, beside }) => {
    const circle = circles.find((each) => each.includes(block.id));
    if (circle) return refuse(block.id, describeCircle(circle, merging));
    // That the words of the other block do not fit is a problem of its own.
    if (known.includes(beside)) return [block];
    return refuse(block.id, `no block has the id "${beside}" to stand ${place}; ${suggest(beside, known)}`);
  });
  return [...list, ...homeless];
}

/** @returns a block and its place, or what is wrong with it */
function readOwn(id: string, value: unknown, { ids, merging }: OwnMerging): OwnBlock | string {
  const { before, after, ...block } = ownFields(value);
  if (block.type === undefined) return describeUnknown(id, ids, merging);
  if (Object.keys(value as Fields).length > 1)
    return `is a block of this language alone; write all of it below ${DIFFERS}`;
  const [place, ...more] = PLACES.filter((name) => ({ before, after })[name] !== undefined);
  if (place === undefined || more.length > 0)
    return `says not where it stands; write either "after:" or "before:" with the id of another block`;
  return { block: { id, ...block }, place, beside: String({ before, after }[place]) };
}

/** One may stand beside another that is written below it: those that fit are put in until no more do. */
function insertFitting(
  blocks: readonly unknown[],
  own: readonly OwnBlock[],
): { readonly list: readonly unknown[]; readonly left: readonly OwnBlock[] } {
  let list = blocks;
  let left = own;
  const indexOf = ({ beside }: OwnBlock) => list.findIndex((other) => isFields(other) && other.id === beside);
  for (let next = own.find((each) => indexOf(each) >= 0); next; next = left.find((each) => indexOf(each) >= 0)) {
    const inserted = next;
    list = list.toSpliced(indexOf(inserted) + (inserted.place === 'after' ? 1 : 0), 0, inserted.block);
    left = left.filter((each) => each !== inserted);
  }
  return { list, left };
}

function describeCircle(ids: readonly string[], { name }: Merging): string {
  const way = [...ids, ...ids.slice(0, 1)].map((id) => `"${id}"`).join(' beside ');
  return `stands in a circle, ${way}; let one of them stand beside a block of ${name}`;
}

function describeUnknown(id: string, ids: readonly string[], { name }: Merging): string {
  return `${name} has no block with the id "${id}"; ${suggest(id, ids)}`;
}

function suggest(id: string, ids: readonly string[]): string {
  const near = findNearestWord(id, ids);
  return near === undefined ? `the ids are ${ids.join(', ')}` : `did you mean "${near}"?`;
}
