import { parseArgs } from 'node:util';
import type { Language } from './fullestPages.ts';
import type { BenchOptions, Part } from './part.ts';

/** How the command is written. */
const USAGE = `npm run bench -- [--only NAME,NAME] [--rounds 5] [--documents 900] [--lighthouse en,es,pt,ru] [--write]`;

const LANGUAGES = ['en', 'es', 'pt', 'ru'] as const satisfies readonly Language[];

/** What the command line says. */
export interface BenchArguments extends Omit<BenchOptions, 'tell'> {
  /** The names of the parts to be run. */
  readonly only: readonly string[];
  /** Whether the figures go into the document. */
  readonly write: boolean;
}

/**
 * @param args what stands behind the command
 * @param parts the parts that there are
 * @throws with the usage for what cannot be understood
 */
export function readBenchArguments(args: readonly string[], parts: readonly Pick<Part, 'name'>[]): BenchArguments {
  const names = parts.map(({ name }) => name);
  const values = parse(args);
  const listOf = <Name extends string>(text: string | undefined, known: readonly Name[]): Name[] => {
    const given = text?.split(',') ?? known;
    const unknown = given.filter((name) => !known.some((one) => one === name));
    if (unknown.length > 0)
      throw new Error(`There is no ${unknown.join(', ')}; there are: ${known.join(', ')}\n${USAGE}`);
    return known.filter((name) => given.includes(name));
  };
  const numberOf = (text: string) => {
    if (!/^[1-9]\d*$/.test(text)) throw new Error(`${text} is no number\n${USAGE}`);
    return Number(text);
  };
  return {
    only: listOf(values.only, names),
    write: values.write,
    rounds: numberOf(values.rounds),
    documents: numberOf(values.documents),
    languages: listOf(values.lighthouse, LANGUAGES),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        write: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '5' },
        documents: { type: 'string', default: '900' },
        lighthouse: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}
