import { globSync, readFileSync } from 'node:fs';
import * as constants from '#config/constants.ts';

/** The business constants, each by its number. Whoever changes one changes a promise, and says so here. */
const EXPECTED: { readonly [Name in keyof typeof constants]: unknown } = {
  LOADING_BAR: { throttle: 200, duration: 5000, hideDelay: 500, tick: 100, height: 2 },
  PAGE_TRANSITION: 300,
  CHUNK_RELOAD_GUARD: 60_000,
  FETCH_MINIMUM_DELAY: 200,
  SEARCH_RETRY: 5000,
  PREFETCH_IDLE_TIMEOUT: 2000,
  LOCALE_COOKIE: { name: 'i18n_redirected', maxAgeDays: 365, path: '/', sameSite: 'lax' },
  STORAGE_KEY: { locale: 'vox_locale', consent: 'cookie', utm: 'utm_obj' },
  THIRD_PARTY_CATEGORY: { tags: 'analytics', captcha: 'functional', chat: 'functional' },
  BREAKPOINT: { desktop: 1200, laptop: 992, tablet: 768, chatMinimum: 600 },
  HEADER_FIXED_AFTER: 100,
  HEADER_HEIGHT: { small: 65, medium: 72, large: 104 },
  ANCHOR_OFFSET: -150,
  AUTH_SUBMENU_TOP: { inline: 82, block: 120 },
  COOKIE_BANNER_MAX_WIDTH: 928,
  LINK_PREVIEW: { width: 1200, height: 630, maxBytes: 60 * 1024 },
  UPLOAD_LIMIT: 10 * 1024 * 1024,
  UPLOAD_EXTENSIONS: ['pdf', 'doc', 'docx'],
  BLOCKED_EXTENSIONS: ['exe', 'jar', 'bin', 'bat', 'com'],
  EMAIL_LOCAL_MAX: 64,
  EMAIL_MAX: 254,
  PROMO_VERSIONS: [1, 2, 3],
  DEFAULT_CURRENCY: 'USD',
  DEFAULT_COUNTRY: 'us',
};

test.each(Object.entries(EXPECTED))('%s is %j', (name, value) => {
  expect(constants[name as keyof typeof constants]).toEqual(value);
});

test('no constant is without a line here', () => {
  expect(Object.keys(constants).sort()).toEqual(Object.keys(EXPECTED).sort());
});

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

test.each([
  ['header-small', constants.HEADER_HEIGHT.small, 'px'],
  ['header-medium', constants.HEADER_HEIGHT.medium, 'px'],
  ['header-large', constants.HEADER_HEIGHT.large, 'px'],
  ['auth-submenu-top', constants.AUTH_SUBMENU_TOP.inline, 'px'],
  ['auth-submenu-top-block', constants.AUTH_SUBMENU_TOP.block, 'px'],
  ['anchor-offset', -constants.ANCHOR_OFFSET, 'px'],
  ['loading-bar', constants.LOADING_BAR.height, 'px'],
  ['motion-page', constants.PAGE_TRANSITION, 'ms'],
])('the styles read --%s as %d %s', (name, value, unit) => {
  expect(tokens).toContain(`--${name}: ${String(value)}${unit};`);
});

// Below the tablet a block may have a breakpoint of its own, where its content asks for one.
test('the breakpoints of the styles are those of the constants', () => {
  const { desktop, laptop, tablet } = constants.BREAKPOINT;
  const queries = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*?\bwidth\s*[<>]=?\s*(\d+)px/g)].map(([, px]) => ({
      file,
      px: Number(px),
    })),
  );
  expect(queries.length).toBeGreaterThan(10);
  const strange = queries.filter(({ px }) => px > tablet && px !== laptop && px !== desktop);
  expect(strange).toEqual([]);
});
