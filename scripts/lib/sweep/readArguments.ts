import { parseArgs } from 'node:util';

/** What the sweep and the smoke test are told on the command line. */
export interface Arguments {
  readonly origin: string;
  readonly report: string | undefined;
  /** This of so many equal parts: `1/1` is all. */
  readonly shard: { readonly index: number; readonly count: number };
}

interface Command {
  /** How it is written, for who wrote it wrong. */
  readonly usage: string;
  /** Whether it can be told to do a part. */
  readonly hasParts: boolean;
}

/**
 * @param args what stands behind the command
 * @throws with the usage
 */
export function readArguments(args: readonly string[], { usage, hasParts }: Command): Arguments {
  const { values, positionals } = parse(args, usage);
  const [url] = positionals;
  const [, index, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard ?? '1/1') ?? []).map(Number);
  const isPart = values.shard !== undefined;
  const given = url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url) && positionals.length === 1;
  if (!given || (isPart && !hasParts) || !index || !count || index > count) throw new Error(usage);
  return { origin: new URL(url).origin, report: values.report, shard: { index, count } };
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { report: { type: 'string' }, shard: { type: 'string' } },
    });
  } catch {
    throw new Error(usage);
  }
}
