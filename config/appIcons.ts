/** What the site is drawn as outside its pages; `npm run app-icons` makes the files from `public/favicon.svg`. */

/** Of each language of a site: its path without prefix. */
export const MANIFEST_PATH = '/site.webmanifest';

/** The ground of the sign. */
export const THEME_COLOR = '#2c1451';

/** As the web manifest lists them; px. */
export const APP_ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** For home screens that know no manifest, 180 px. */
export const TOUCH_ICON = '/icons/touch-180.png';
