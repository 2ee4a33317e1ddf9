/** The business constants of SPEC part 9. Durations in ms, lengths in px, sizes in bytes, unless the name says otherwise. */

export const LOADING_BAR = { throttle: 200, duration: 5000, hideDelay: 500, tick: 100, height: 2 } as const;
export const PAGE_TRANSITION = 300;
export const CHUNK_RELOAD_GUARD = 60_000;
export const FETCH_MINIMUM_DELAY = 200;
export const PREFETCH_IDLE_TIMEOUT = 2000;

export const LOCALE_COOKIE = { name: 'i18n_redirected', maxAgeDays: 365, path: '/', sameSite: 'lax' } as const;
export const STORAGE_KEY = { locale: 'vox_locale', consent: 'cookie', utm: 'utm_obj' } as const;

export const BREAKPOINT = { desktop: 1200, laptop: 992, tablet: 768, chatMinimum: 600 } as const;
export const HEADER_FIXED_AFTER = 100;
export const HEADER_HEIGHT = { small: 65, medium: 72, large: 104 } as const;
export const ANCHOR_OFFSET = -150;
export const AUTH_SUBMENU_TOP = { inline: 82, block: 120 } as const;
export const COOKIE_BANNER_MAX_WIDTH = 928;

/** The image of a link preview (SPEC part 2). `maxBytes` is ours: some messengers drop images that arrive late. */
export const LINK_PREVIEW = { width: 1200, height: 630, maxBytes: 61_440 } as const;

export const UPLOAD_LIMIT = 10_485_760;
export const UPLOAD_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;
export const BLOCKED_EXTENSIONS = ['exe', 'jar', 'bin', 'bat', 'com'] as const;
export const EMAIL_LOCAL_MAX = 64;
export const EMAIL_MAX = 254;

export const PROMO_VERSIONS = [1, 2, 3] as const;
export const DEFAULT_CURRENCY = 'USD';
export const DEFAULT_COUNTRY = 'us';
export const CASE_SORT = 'rank';
