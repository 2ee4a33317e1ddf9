/** What is wrong with the content, in the editor's terms. */
export interface ContentProblem {
  /** Its name in the content folder. */
  readonly file: string;
  /** Line, block and field, such as `line 12, block "offer" (hero), title`; absent where it is the whole file. */
  readonly place?: string;
  /** What is wrong, and what to write instead. */
  readonly rule: string;
}

/** @returns the one sentence that a log, a terminal or the panel of a development page shows */
export function describeProblem({ file, place, rule }: ContentProblem): string {
  const sentence = /[.?!]$/.test(rule) ? rule : `${rule}.`;
  return `${place ? `${file}, ${place}` : file}: ${sentence}`;
}

/**
 * @param path keys from the top of the file down to the field
 * @param data what the file says, as far as it is known
 * @param line counted from 1
 * @returns the place in words: a block by its id and type, an entry of a list by its number from 1 on
 */
export function describePlace(path: readonly PropertyKey[], data: unknown, line?: number): string {
  const [first, index, ...rest] = path;
  const inBlock = first === 'blocks' && typeof index === 'number';
  const block = inBlock ? [describeBlock((data as { blocks?: unknown[] } | undefined)?.blocks?.[index], index)] : [];
  const fields = (inBlock ? rest : path).map((key) =>
    typeof key === 'number' ? `entry ${String(key + 1)}` : String(key),
  );
  return [...(line === undefined ? [] : [`line ${String(line)}`]), ...block, ...fields].join(', ');
}

function describeBlock(block: unknown, index: number): string {
  const { id, type } = (block ?? {}) as { id?: unknown; type?: unknown };
  const name = typeof id === 'string' ? `block "${id}"` : `block ${String(index + 1)}`;
  return typeof type === 'string' ? `${name} (${type})` : name;
}
