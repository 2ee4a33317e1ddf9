import type { RequestHandler } from 'express';
import { PREVIEW_PARAMETER, readPreview } from '#src/server/drafts/previewToken.ts';
import { streamOwn } from '#src/server/middleware/renderPage.ts';
import type { Pages } from '#src/server/render/Pages.ts';

interface DraftPreviewOptions {
  readonly pages: Pages;
  /** `PREVIEW_SECRET`; without it no link opens anything. */
  readonly secret: string | undefined;
  readonly now?: () => Date;
}

/**
 * A page that is not public, for who has its signed link (docs/how-to/edit-content.md, drafts): it is rendered for that answer
 * alone, kept nowhere and shown to no search engine. Any other request is the next one’s matter.
 */
export function createDraftPreview({ pages, secret, now = () => new Date() }: DraftPreviewOptions): RequestHandler {
  return async function draftPreview(req, res, next) {
    const { address } = res.locals;
    const token = new URLSearchParams(address.search).get(PREVIEW_PARAMETER);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const until = secret && token && isRead ? readPreview(secret, address.path, token, now()) : undefined;
    // Of a page that has become public meanwhile the link shows what everybody sees.
    const isHidden = until !== undefined && !(await pages.find(res.locals));
    const request = { ...res.locals, draft: until && { until: until.toISOString() } };
    const page = isHidden ? await pages.find(request) : undefined;
    if (!page) {
      next();
      return;
    }
    res.set('X-Robots-Tag', 'noindex');
    await streamOwn({ pages, req, res, key: undefined, start: performance.now() }, page, 'BYPASS');
  };
}
