import { comeToRest } from './comeToRest.ts';
import { BROWSER_HEADERS, readAnswer, startFloor, type Contestant } from './floors.ts';
import { runLoad, type Load } from './load.ts';
import type { Measurement } from './measurement.ts';
import type { BenchOptions, Part } from './part.ts';
import { processorTimeOf } from './processes.ts';
import { startLogged } from './startLogged.ts';
import { medianOf, ratioOf } from './statistics.ts';
import { inTurns } from './turns.ts';
import { warmPage } from './warmPage.ts';

/** The page of the most visitors, and one of another template. */
const PAGES = [
  { target: '/', connections: [16, 128] },
  { target: '/products/voicebot', connections: [16] },
] as const;

const NAMES = ['http', 'express', 'site'] as const;
type Name = (typeof NAMES)[number];

const SECONDS = 1.2;

/** Before it is measured: V8 compiles what it sees often, and on two busy cores is done with that after some seconds. */
const WARMING_SECONDS = 3;

interface Round extends Load {
  /** What an answer takes of the server's processor, in µs. */
  readonly processor: number;
}
type Rounds = Readonly<Record<Name, readonly Round[]>>;

/** How quickly a finished page is answered, beside bare servers that write the same bytes and headers. */
export const cachedPart: Part = {
  name: 'cached',
  title: 'Cached page',
  async measure({ rounds, tell }) {
    // No copy may become stale in between.
    const site = await startLogged({ PAGE_TTL: '3600' });
    const measurements: Measurement[] = [];
    try {
      await comeToRest(site);
      for (const { target, connections } of PAGES) {
        await warmPage(site.port, target);
        const answer = await readAnswer(site.port, target);
        const [http, express] = await Promise.all([startFloor('http', answer), startFloor('express', answer)]);
        const contestants = { http, express, site };
        for (const count of connections) {
          tell(`${target} with ${String(count)} connections`);
          measurements.push(...describe(target, count, await race(contestants, { target, count, rounds })));
        }
        await Promise.all([http.stop(), express.stop()]);
      }
    } finally {
      await site.stop();
    }
    return { about: ABOUT, measurements };
  },
};

const ABOUT = `One process each, brotli, ${String(SECONDS)} s a round and server in turn; the load comes from a process of its own. The site runs as operators run it: each answer is a line of its log, in a file. The floors write none. The floor is \`node:http\` with the same bytes and headers, which are put together once and written by one \`writeHead\`. “Processor” is what an answer takes of the server's: it does not hang on what the load generator can do.`;

interface Race extends Pick<BenchOptions, 'rounds'> {
  readonly target: string;
  readonly count: number;
}

async function race(
  contestants: Readonly<Record<Name, Pick<Contestant, 'port' | 'pid'>>>,
  { target, count, rounds }: Race,
): Promise<Rounds> {
  const load = async (name: Name, seconds: number): Promise<Round> => {
    const { port, pid } = contestants[name];
    const before = await processorTimeOf(pid);
    const loading = runLoad({ port, target, headers: BROWSER_HEADERS, connections: count, seconds });
    const result = await loading.catch((cause: unknown) => {
      throw new Error(`The load on ${name} failed`, { cause });
    });
    const after = await processorTimeOf(pid);
    return { ...result, processor: ((after.all - before.all) * 1000) / result.answers };
  };
  for (const name of NAMES) await load(name, WARMING_SECONDS);
  return inTurns(NAMES, rounds, (name) => load(name, SECONDS));
}

function describe(target: string, connections: number, rounds: Rounds): Measurement[] {
  const figures = (name: Name, key: keyof Round) => rounds[name].map((round) => round[key]);
  const line = (name: Name, what: string, key: keyof Round, unit: Measurement['unit']): Measurement => ({
    what: `\`${target}\`, ${String(connections)} connections: ${what}`,
    unit,
    figure: medianOf(figures(name, key)),
    floor: medianOf(figures('http', key)),
    ratio: ratioOf(figures(name, key), figures('http', key)),
  });
  const few = connections <= 16;
  return [
    { ...line('site', 'answers', 'perSecond', 'perSecond'), ...(few ? { goal: { of: 'ratio', atLeast: 0.9 } } : {}) },
    line('site', 'processor', 'processor', 'µs'),
    line('site', 'p50', 'p50', 'ms'),
    { ...line('site', 'p99', 'p99', 'ms'), ...(few ? {} : { goal: { of: 'ratio', atMost: 1.5 } }) },
    line('express', 'answers of bare Express', 'perSecond', 'perSecond'),
    line('express', 'p50 of bare Express', 'p50', 'ms'),
    line('express', 'p99 of bare Express', 'p99', 'ms'),
  ];
}
