import express, { type Express, type Request, type Response } from 'express';
import { renderToString } from 'react-dom/server';
import { createContentSecurityPolicy } from '#src/server/middleware/contentSecurityPolicy.ts';
import { createSecurityHeaders } from '#src/server/middleware/securityHeaders.ts';
import { SPECIMEN_ASSETS } from '#src/specimens/specimenAssets.ts';
import { SpecimenDocument } from '#src/specimens/SpecimenDocument.tsx';

/** Answers `/__ui` under the site's own policy, and hands on everything else. For development only. */
export function createSpecimenApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/__ui', createSecurityHeaders(), createContentSecurityPolicy(), (_req: Request, res: Response) => {
    res.type('html').send(`<!DOCTYPE html>${renderToString(<SpecimenDocument {...SPECIMEN_ASSETS} />)}`);
  });
  return app;
}
