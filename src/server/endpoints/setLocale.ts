import type { Router } from 'express';
import { createRouter } from '#src/server/createRouter.ts';
import { LOCALE_COOKIE } from '#config/constants.ts';
import { localePrefix } from '#config/sites.ts';
import { localizePath } from '#src/request/address.ts';
import { redirectTo } from '#src/server/redirect.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import { safePath } from '#src/shared/safePath.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The language switch (SPEC part 4): stores the choice in a cookie and leads to the same page in the other language. A link
 * and a redirect, so that it works without JavaScript.
 */
export function createSetLocale(): Router {
  const router = createRouter();
  router.get('/api/setLocale', (req, res) => {
    const { site } = res.locals;
    const { path } = req.query;
    const locale = site.locales.find((code) => code === req.query.locale);
    const target = typeof path === 'string' ? safePath(path) : undefined;
    if (!locale || target === undefined) throw httpErrors.badRequest();
    res.cookie(LOCALE_COOKIE.name, locale, {
      maxAge: LOCALE_COOKIE.maxAgeDays * DAY,
      path: LOCALE_COOKIE.path,
      sameSite: LOCALE_COOKIE.sameSite,
      secure: req.secure,
    });
    redirectTo(res, localizePath(target, localePrefix(site, locale)), { status: 302 });
  });
  return router;
}
