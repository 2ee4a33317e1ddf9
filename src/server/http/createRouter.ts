import { Router } from 'express';

/** A router as strict as the site: it inherits nothing from the app, so each one has to be told that case and slashes count. */
export function createRouter(): Router {
  return Router({ caseSensitive: true, strict: true });
}
