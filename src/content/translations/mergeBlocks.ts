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

function insertOwn(
  blocks: readonly unknown[],
  own: readonly (readonly [string, unknown])[],
  { ids, merging }: { readonly ids: readonly string[]; readonly merging: Merging },
): unknown[] {
  return own.reduce<unknown[]>(
    (list, [id, value]) => {
      const path = ['blocks', id];
      const { before, after, ...block } = ownFields(value);
      const refuse = (rule: string) => {
        merging.misfit(path, path, rule);
        return list;
      };
      if (block.type === undefined) return refuse(describeUnknown(id, ids, merging));
      if (Object.keys(value as Fields).length > 1)
        return refuse(`is a block of this language alone; write all of it below ${DIFFERS}`);
      const [place, ...more] = PLACES.filter((name) => ({ before, after })[name] !== undefined);
      if (place === undefined || more.length > 0)
        return refuse(`says not where it stands; write either "after:" or "before:" with the id of another block`);
      const beside = String({ before, after }[place]);
      const index = list.findIndex((other) => isFields(other) && other.id === beside);
      // A block whose words do not fit is a problem of its own.
      if (index < 0 && ids.includes(beside)) return [...list, { id, ...block }];
      if (index < 0) return refuse(`no block has the id "${beside}" to stand ${place}; ${suggest(beside, ids)}`);
      return list.toSpliced(place === 'after' ? index + 1 : index, 0, { id, ...block });
    },
    [...blocks],
  );
}

function describeUnknown(id: string, ids: readonly string[], { name }: Merging): string {
  return `${name} has no block with the id "${id}"; ${suggest(id, ids)}`;
}

function suggest(id: string, ids: readonly string[]): string {
  const near = findNearestWord(id, ids);
  return near === undefined ? `the ids are ${ids.join(', ')}` : `did you mean "${near}"?`;
}
