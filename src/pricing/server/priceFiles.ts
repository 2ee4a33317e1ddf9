import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Logger } from 'pino';
import type { CompiledContent, ValueOf } from '#src/content/files/compiledContent.ts';
import { once } from '#src/shared/once.ts';
import { readTextFile } from '#src/content/files/readTextFile.ts';
import { makeFolder } from '#src/server/boot/makeFolder.ts';
import { putInPlace } from '#src/server/boot/putInPlace.ts';
import { fetchUpstream } from '#src/server/upstream/fetchUpstream.ts';
import { BUCKET_FILE, PRICE_FILE_NAMES, type PriceFileKey } from '#src/pricing/server/priceFileNames.ts';
import type * as PriceSchemas from '#src/pricing/server/priceSchema.ts';
import type { PriceFile } from '#src/pricing/server/priceSchema.ts';

const load = createRequire(import.meta.url);

/** Made when a file is held to it (docs/decisions/0030). */
const schemaOf = (key: PriceFileKey) =>
  (load('#src/pricing/server/priceSchema.ts') as typeof PriceSchemas).PRICE_FILES[key].schema;

/** The price files that could be had so far; a missing one is one that never could. */
export type PriceSet = { readonly [Key in PriceFileKey]?: PriceFile<Key> };

/** The price files, each as it was when it could last be had. */
export interface PriceFiles {
  /** A new object after each change, and only then: what is derived from it can be kept with it. */
  readonly current: PriceSet;
  /** The age of the rates: the date of the oldest file that cannot be had now; undefined when all can. */
  readonly staleSince: Date | undefined;
  /** Calls back when a rate has changed, or rates have become stale or fresh again. Returns the function that ends it. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

interface PriceFilesOptions {
  /** Our own files. They are read when there is no origin, and never beside one: samples are no last good copy. */
  readonly directory: string;
  /** What the build has made of our own files, by their names in `directory`. */
  readonly compiled?: CompiledContent | undefined;
  /** `PRICES_ORIGIN` */
  readonly origin?: string | undefined;
  /** `PRICES_BUCKET_ORIGIN`: asked for the platform's prices when the origin has none. */
  readonly bucketOrigin?: string | undefined;
  /** `DATA_DIR`: where the last good files survive a restart. */
  readonly dataDirectory?: string | undefined;
  /** For a call, its second try included, in ms. */
  readonly timeout: number;
  /** Of one file, in bytes. */
  readonly maxBytes?: number;
  /** Between two rounds of calls, in ms. */
  readonly refreshEvery?: number;
  readonly logger: Pick<Logger, 'error'>;
}

/** Prices change by the day. */
export const REFRESH_EVERY = 10 * 60 * 1000;

/** Several times what 250 countries with all their prefixes need. */
export const MAX_PRICE_BYTES = 16 * 1024 * 1024;

const KEYS = Object.keys(PRICE_FILE_NAMES) as PriceFileKey[];

interface Kept {
  readonly value: ValueOf;
  /** The value as text, to see whether another is the same. */
  readonly text: () => string;
  readonly goodAt: Date;
  readonly failing: boolean;
}

/**
 * Reads the price files. With an origin they come from there, are asked for again and again behind the requests, and keep
 * their last good state in memory and, with a data directory, on disk. Waits for the first answer only where nothing is
 * kept from before. Never throws: what cannot be had is missing, and logged.
 */
export async function createPriceFiles(options: PriceFilesOptions): Promise<PriceFiles> {
  const { origin, dataDirectory, directory, compiled, refreshEvery = REFRESH_EVERY, logger } = options;
  const folder = origin ? dataDirectory && path.join(dataDirectory, 'prices') : directory;
  const kept = new Map(origin || !compiled ? [] : recallFiles(directory, compiled));
  if (folder) await readFolder(folder, kept, { failing: Boolean(origin), logger });
  const listeners = new Set<() => void>();
  let current = toSet(kept);
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  const refresh = async () => {
    const results = await Promise.all(
      KEYS.map((key) => refreshFile(key, kept, { ...options, folder, signal: closing.signal })),
    );
    if (closing.signal.aborted) return;
    if (results.includes('changed')) current = toSet(kept);
    if (results.some((result) => result !== 'same')) listeners.forEach((listener) => listener());
  };
  const repeat = async (): Promise<void> => {
    await refresh();
    if (!closing.signal.aborted) timer = setTimeout(start, refreshEvery).unref();
  };
  const start = () => {
    round = repeat();
  };
  let round = origin ? repeat() : Promise.resolve();
  if (kept.size < KEYS.length) await round;

  return {
    get current() {
      return current;
    },
    get staleSince() {
      const times = [...kept.values()].filter(({ failing }) => failing).map(({ goodAt }) => goodAt.getTime());
      return times.length > 0 ? new Date(Math.min(...times)) : undefined;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      closing.abort();
      clearTimeout(timer);
      await round;
    },
  };
}

/** @returns the files, each read when somebody asks for it: a start needs none */
function toSet(kept: ReadonlyMap<PriceFileKey, Kept>): PriceSet {
  const set: PriceSet = {};
  for (const [key, { value }] of kept) Object.defineProperty(set, key, { get: value, enumerable: true });
  return set;
}

function keep(value: ValueOf, goodAt: Date, failing: boolean): Kept {
  return { value, text: once(() => JSON.stringify(value())), goodAt, failing };
}

/** @returns of our own files those whose text is the compiled one */
function recallFiles(directory: string, compiled: CompiledContent): [PriceFileKey, Kept][] {
  const names = KEYS.map((key) => PRICE_FILE_NAMES[key]);
  const changed = compiled.findChanged(directory, names);
  return KEYS.flatMap((key) => {
    const name = PRICE_FILE_NAMES[key];
    const file = changed.includes(name) ? undefined : compiled.find(name);
    // What was compiled may be damaged: the text is as good.
    const parse = () => schemaOf(key).parse(JSON.parse(readFileSync(path.join(directory, name), 'utf8')));
    return file
      ? [
          [
            key,
            keep(
              once(() => file.value() ?? parse()),
              new Date(),
              false,
            ),
          ],
        ]
      : [];
  });
}

interface FolderOptions extends Pick<PriceFilesOptions, 'logger'> {
  /** Whether these are last good copies: stale until confirmed, and missing at the first start. */
  readonly failing: boolean;
}

/** Adds to what is kept those files of a folder that are not there yet. */
async function readFolder(folder: string, kept: Map<PriceFileKey, Kept>, { failing, logger }: FolderOptions) {
  for (const key of KEYS.filter((each) => !kept.has(each))) {
    const name = PRICE_FILE_NAMES[key];
    const file = path.join(folder, name);
    try {
      const read = await readTextFile(file, MAX_PRICE_BYTES);
      if (!read && failing) continue;
      if (read?.source === undefined) throw new Error(`${name}: ${read?.why ?? 'is missing'}`);
      const value = schemaOf(key).parse(JSON.parse(read.source));
      kept.set(
        key,
        keep(() => value, (await stat(file)).mtime, failing),
      );
    } catch (error) {
      logger.error({ err: error, file: name }, 'A price file could not be read');
    }
  }
}

type Outcome = 'changed' | 'same' | 'staleness';

interface Call extends PriceFilesOptions {
  /** Where the last good files are kept, if anywhere. */
  readonly folder: string | undefined;
  readonly signal: AbortSignal;
}

async function refreshFile(key: PriceFileKey, kept: Map<PriceFileKey, Kept>, call: Call): Promise<Outcome> {
  const { folder, signal, logger } = call;
  const before = kept.get(key);
  try {
    const value = await fetchFile(key, call);
    const next = keep(() => value, new Date(), false);
    kept.set(key, next);
    if (folder) await keepCopy(path.join(folder, PRICE_FILE_NAMES[key]), next.text(), logger);
    if (before?.text() !== next.text()) return 'changed';
    return before.failing ? 'staleness' : 'same';
  } catch (error) {
    if (signal.aborted) return 'same';
    logger.error({ err: error }, 'A price file could not be had; the last good one stays');
    if (!before || before.failing) return 'same';
    kept.set(key, { ...before, failing: true });
    return 'staleness';
  }
}

/** The random query keeps caches between us and the file out of it (SPEC part 7). */
async function fetchFile(key: PriceFileKey, call: Call) {
  const { origin = '', bucketOrigin, timeout, maxBytes = MAX_PRICE_BYTES, signal } = call;
  const name = PRICE_FILE_NAMES[key];
  const ask = (from: string, file: string) =>
    fetchUpstream({ origin: from, path: `/${file}?${randomUUID()}`, schema: schemaOf(key), timeout, maxBytes, signal });
  try {
    return await ask(origin, name);
  } catch (error) {
    if (key !== 'platform' || !bucketOrigin) throw error;
    return ask(bucketOrigin, BUCKET_FILE);
  }
}

/** A disk that is full or read-only costs the copy, not the prices. */
async function keepCopy(file: string, text: string, logger: PriceFilesOptions['logger']) {
  try {
    await makeFolder(path.dirname(file));
    await putInPlace(file, text);
  } catch (error) {
    logger.error({ err: error }, 'The last good price file could not be kept on disk');
  }
}
