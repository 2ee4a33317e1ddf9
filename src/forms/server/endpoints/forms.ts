import type { Request, Response, Router } from 'express';
import type { Logger } from 'pino';
import { cachePolicies } from '#config/cachePolicies.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { answerForm, wantsPage } from '#src/forms/server/intake/answerForm.ts';
import { createIntake, type IntakeOptions } from '#src/forms/server/intake/createIntake.ts';
import { FORM_LIMITS } from '#src/forms/server/intake/formLimits.ts';
import { logOutcome } from '#src/forms/server/intake/logOutcome.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import type { FormDefinition } from '#src/forms/data/formDefinition.ts';

/** Which forms there are, and what judges, keeps and answers their posts. Tests bring limits and a clock. */
export interface FormsOptions
  extends Omit<IntakeOptions, 'limits' | 'now'>, Partial<Pick<IntakeOptions, 'limits' | 'now'>> {
  readonly forms: Readonly<Record<string, FormDefinition>>;
  readonly pages: Pick<Pages, 'find' | 'render'>;
  readonly logger: Logger;
}

/**
 * `POST /api/forms/<form>`: what a visitor sends is stored before the answer says so. `GET /api/forms/token`: the time at
 * which somebody begins to fill in a form.
 */
export function createForms({ forms, pages, limits = FORM_LIMITS, now = Date.now, ...parts }: FormsOptions): Router {
  const { logger, timeTrap } = parts;
  const intake = createIntake({ ...parts, limits, now });
  const router = createRouter();

  router
    .route('/api/forms/token')
    .get((_req, res) => {
      res.set('Cache-Control', cachePolicies.none).json({ token: timeTrap.issue() });
    })
    .all(() => {
      throw httpErrors.methodNotAllowed();
    });

  router
    .route('/api/forms/:form')
    .post(async (req: Request<{ form: string }>, res: Response) => {
      const definition = Object.hasOwn(forms, req.params.form) ? forms[req.params.form] : undefined;
      if (!definition) {
        res.set('Connection', 'close');
        throw httpErrors.routeNotFound();
      }
      const outcome = await intake(req, { site: res.locals.site, definition, givesBack: wantsPage(req) });
      logOutcome(logger, req, res, definition, outcome);
      await answerForm(req, res, outcome, pages);
    })
    .all((_req, res) => {
      res.set('Connection', 'close');
      throw httpErrors.methodNotAllowed('POST');
    });

  return router;
}
