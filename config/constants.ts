/** The business constants of SPEC part 9. Durations in ms, lengths in px, sizes in bytes, unless the name says otherwise. */

/** A load that ends within `throttle` shows no bar; the bar fills in `duration` at most and stays for `hideDelay`. */
export const LOADING_BAR = { throttle: 200, duration: 5000, hideDelay: 500, tick: 100, height: 2 } as const;
/** How long a page comes in after a client navigation. */
export const PAGE_TRANSITION = 300;
/** A page that lacks a chunk loads itself again, and not a second time within this. */
export const CHUNK_RELOAD_GUARD = 60_000;
/** A loading state that is seen stays this long, so that nothing flickers; a search waits as long for the next key. */
export const FETCH_MINIMUM_DELAY = 200;
/** A search that fails is worth another try after this: behind a start it is ready within seconds. */
export const SEARCH_RETRY = 5000;
/** Linked pages are fetched when the browser is idle, and after this time even if it is not. */
export const PREFETCH_IDLE_TIMEOUT = 2000;

/** Holds the language in which the visitor has chosen to read. */
export const LOCALE_COOKIE = { name: 'i18n_redirected', maxAgeDays: 365, path: '/', sameSite: 'lax' } as const;
/** What the site keeps in the local storage of a browser: a choice of language, the consent, the campaign. */
export const STORAGE_KEY = { locale: 'vox_locale', consent: 'cookie', utm: 'utm_obj' } as const;

/** To what a visitor must have agreed before a third party is asked for anything. */
export const THIRD_PARTY_CATEGORY = { tags: 'analytics', captcha: 'functional', chat: 'functional' } as const;

/** Screens from this width on; the styles' media queries repeat the first three, and a test compares them. */
export const BREAKPOINT = { desktop: 1200, laptop: 992, tablet: 768, chatMinimum: 600 } as const;
/** The header stays in sight once the page is scrolled this far. */
export const HEADER_FIXED_AFTER = 100;
/** On small screens, on large ones, and on large ones below the info panel. */
export const HEADER_HEIGHT = { small: 65, medium: 72, large: 104 } as const;
/** Room above an anchor that was jumped to, so that the header does not cover it. */
export const ANCHOR_OFFSET = -150;
/** Where the menu for signing in opens, from the top of the screen: `block` below the info panel. */
export const AUTH_SUBMENU_TOP = { inline: 82, block: 120 } as const;
/** The widest that the styles may make the banner. */
export const COOKIE_BANNER_MAX_WIDTH = 928;

/** The image of a link preview (SPEC part 2). `maxBytes` is ours: some messengers drop images that arrive late. */
export const LINK_PREVIEW = { width: 1200, height: 630, maxBytes: 61_440 } as const;

/** A file must be smaller than this (SPEC part 5). */
export const UPLOAD_LIMIT = 10_485_760;
/** The last extension of a file's name must be one of these, whatever its case. */
export const UPLOAD_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;
/** None of these may stand anywhere in a file's name: `a.exe.pdf` is refused. */
export const BLOCKED_EXTENSIONS = ['exe', 'jar', 'bin', 'bat', 'com'] as const;
/** The part before the @, in characters. */
export const EMAIL_LOCAL_MAX = 64;
/** The whole address, in characters. */
export const EMAIL_MAX = 254;

/** The versions of the campaign page; an address with another number is not found (SPEC part 2). */
export const PROMO_VERSIONS = [1, 2, 3] as const;
/** For visitors who have chosen no currency. */
export const DEFAULT_CURRENCY = 'USD';
/** ISO 3166, lower case: for visitors whose country is not known, or has no prices. */
export const DEFAULT_COUNTRY = 'us';
