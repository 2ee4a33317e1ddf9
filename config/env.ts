import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { DEFAULT_SITE, sites } from '#config/sites.ts';

/**
 * The only reader of the environment (DESIGN part 9). An empty variable, or one of blanks, counts as unset, as compose files leave them.
 * Secrets and addresses stay here: what the browser may know is chosen in `publicConfig.ts`.
 */

const HOPS = /^\d{1,2}$/;
const NAMED_SUBNETS = ['loopback', 'linklocal', 'uniquelocal'];

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//i.test(value.trim()) || !URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
}

/** A login in an address is no business of a log, also where the address is mistyped: it ends at the last `@`. */
const hideLogin = (value: string) => value.replace(/^(https?:)?([/\\]*).*@/is, '$1$2…@');

function isSubnet(text: string): boolean {
  const [address = '', length, ...rest] = text.trim().split('/');
  if (NAMED_SUBNETS.includes(text.trim())) return true;
  const bits = isIP(address) === 6 ? 128 : 32;
  const fits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
  return isIP(address) !== 0 && fits && rest.length === 0;
}

/** Seconds are three years then. More is a slip, and some of it more than Redis or anybody can count. */
const LARGEST = 100_000_000;
/** In digits, so that neither blanks nor `0x10` are one. */
const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number, in digits')
  .transform(Number);
const amount = number.pipe(z.number().max(LARGEST));
const port = number.pipe(z.number().int().max(65_535));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** What a timer takes, 24 days: beyond it, it would be due at once. */
const LONGEST_TIMER = 2_147_483_647;
const milliseconds = number.pipe(z.number().int().positive().max(LONGEST_TIMER));
const origin = z
  .string()
  .refine(isOrigin, 'must be an origin, without login, path or query, such as https://host.example')
  .transform((value) => new URL(value).origin);

/** A regional site that asks itself for its pages would wait for itself. */
function isRegional(value: string): boolean {
  const { hostname } = new URL(value);
  return SITE_KEYS.some((key) => key !== DEFAULT_SITE && sites[key].hosts.includes(hostname));
}
const englishOrigin = origin.refine(
  (value) => !isRegional(value),
  'must be the English site, not one of those that take pages from it',
);

/** Its driver takes a path that is no number for the first database, where another site may be. */
const isRedisUrl = (value: string) =>
  /^rediss?:\/\/[^/]/.test(value) && URL.canParse(value) && /^(?:\/\d*)?$/.test(new URL(value).pathname);
const redisUrl = z
  .string()
  .refine(isRedisUrl, 'must be a redis:// or rediss:// URL, with nothing but the number of a database behind the host');

/** Hop count, or addresses and subnets; never `true`, which would believe the visitor (HARDENING, fact 1). */
const trustProxy = z
  .string()
  .refine(
    (value) => HOPS.test(value) || value.split(',').every(isSubnet),
    'must be a hop count, or addresses and subnets',
  )
  .transform((value) => (HOPS.test(value) ? Number(value) : value));

const CONTAINER = /^GTM-[A-Z0-9]+$/;

/** One container for all sites, or a list such as `main=GTM-A,ru=GTM-B`: a site that is not in it has none. */
const containers = z.string().transform((text, context): Partial<Record<SiteKey, string>> => {
  if (CONTAINER.test(text)) return Object.fromEntries(SITE_KEYS.map((key) => [key, text]));
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const isPair = ([key = '', id = '', ...rest]: string[]) =>
    SITE_KEYS.some((known) => known === key) && CONTAINER.test(id) && rest.length === 0;
  if (!pairs.every(isPair) || new Set(pairs.map(([key]) => key)).size < pairs.length) {
    const names = SITE_KEYS.join(', ');
    context.addIssue(`must be a container such as GTM-ABC123, or one for each site: site=GTM-ABC123,… with ${names}`);
  }
  return Object.fromEntries(pairs) as Partial<Record<SiteKey, string>>;
});
const publicKey = z.string().regex(/^[\w.~+/=-]+$/, 'must be letters, digits and signs, without blanks');

const headerName = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/i, 'must be the name of a header')
  .transform((value) => value.toLowerCase());

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  ADMIN_PORT: port.default(3001),
  SITE: z.enum(SITE_KEYS).optional(),
  KAZAKHSTAN: flag.default(false),
  STRICT_HOSTS: flag.default(false),
  TRUST_PROXY: trustProxy.default(0),
  COUNTRY_HEADER: headerName.optional(),
  COUNTRY_DATABASE: z.string().optional(),
  CONTENT_DIR: z.string().default('content'),
  DATA_DIR: z.string().default('var'),
  CMS_ORIGIN: origin.optional(),
  ENGLISH_SITE_ORIGIN: englishOrigin.optional(),
  DOCS_API_ORIGIN: origin.optional(),
  PRICES_ORIGIN: origin.optional(),
  PRICES_BUCKET_ORIGIN: origin.optional(),
  FORMS_ORIGIN: origin.optional(),
  REDIS_URL: redisUrl.optional(),
  PREVIEW_SECRET: z.string().min(24, 'must have 24 characters or more').optional(),
  LEAD_RETENTION_DAYS: amount.default(30),
  LEAD_SPACE_MB: amount.pipe(z.number().positive()).default(2048),
  UPSTREAM_TIMEOUT_MS: milliseconds.default(2000),
  /** Posts a minute and client, and the time trap in seconds; 0 turns each off. */
  FORM_RATE_LIMIT: amount.pipe(z.number().int()).default(20),
  FORM_MIN_SECONDS: amount.default(2),
  PAGE_TTL: amount.default(60),
  WARM_UP: flag.default(true),
  SHUTDOWN_GRACE_MS: milliseconds.default(10_000),
  GTM_ID: containers.optional(),
  GTM_ORIGIN: origin.default('https://www.googletagmanager.com'),
  GTM_FORCED: flag.default(false),
  RECAPTCHA_SITE_KEY: publicKey.optional(),
  RECAPTCHA_ORIGIN: origin.default('https://www.google.com'),
  KIT_CHAT_HOST: origin.optional(),
  KIT_CHAT_CHANNEL: z.guid().optional(),
  KIT_CHAT_TOKEN: publicKey.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Never printed: they may hold a password, or one that was taken for a token. */
const SECRETS = ['REDIS_URL', 'KIT_CHAT_TOKEN', 'PREVIEW_SECRET'];

/** Variables that say something only together. */
const TOGETHER = ['KIT_CHAT_HOST', 'KIT_CHAT_CHANNEL', 'KIT_CHAT_TOKEN'];
/** Nobody in front means that the header is the visitor's own. */
const schema = variables.refine((env) => env.COUNTRY_HEADER === undefined || env.TRUST_PROXY !== 0, {
  path: ['COUNTRY_HEADER'],
  message: 'is believed from a trusted proxy only: set TRUST_PROXY',
  // Beside whatever else is wrong: all of it is said at once.
  when: () => true,
});

/** The variables with their defaults, read into numbers and lists where they stand for such. */
export type Env = z.output<typeof schema>;

/** Says every problem of the environment at once. */
export class EnvError extends Error {}

/**
 * @param source the environment, as in `process.env`
 * @returns the validated variables, with defaults
 * @throws {EnvError} naming each variable that is wrong, and why
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const isGiven = ([, value]: readonly [string, string | undefined]) => value !== undefined && value.trim() !== '';
  const given = Object.fromEntries(Object.entries(source).filter(isGiven));
  // Read once: code made for it would take longer to compile than it saves.
  const result = schema.safeParse(given, { jitless: true });
  const missing = TOGETHER.some((name) => name in given) ? TOGETHER.filter((name) => !(name in given)) : [];
  if (result.success && missing.length === 0) return result.data;
  const lines = (result.error?.issues ?? []).map(
    ({ path: [name = ''], message }) =>
      `  ${String(name)}=${SECRETS.includes(String(name)) ? '…' : hideLogin(given[String(name)] ?? '')}: ${message}`,
  );
  const needed = missing.map((name) => `  ${name}=: must be set too, since the chat needs ${TOGETHER.join(', ')}`);
  throw new EnvError(`The environment is not valid:\n${[...lines, ...needed].join('\n')}`);
}

/**
 * @param env the environment
 * @param root the folder of the repository, or of the image
 * @returns the content folder as an absolute path
 */
export function contentDirectory(env: Env, root: string): string {
  return path.resolve(root, env.CONTENT_DIR);
}

/**
 * @param env the environment
 * @param root the folder of the repository, or of the image
 * @returns the folder of what the site keeps, as an absolute path
 */
export function dataDirectory(env: Pick<Env, 'DATA_DIR'>, root: string): string {
  return path.resolve(root, env.DATA_DIR);
}
