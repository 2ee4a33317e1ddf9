/** What webpack makes of `specimens/main.tsx` in development, where names carry no hash (webpack/client.mjs). */
export const SPECIMEN_ASSETS = {
  stylesheet: '/static/specimens.css',
  scripts: ['/static/begin.js', '/static/vendor.js', '/static/specimens.js'],
} as const;

/** The same of `specimens/gallery.ts`. */
export const GALLERY_ASSETS = {
  stylesheet: '/static/gallery.css',
  scripts: ['/static/begin.js', '/static/vendor.js', '/static/gallery.js'],
} as const;
