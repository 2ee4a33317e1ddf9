import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { cachePolicies } from '#config/cachePolicies.ts';
import type { CspHeader } from '#config/csp.ts';
import { contentPathOf } from '#src/app/matchRoute.ts';
import { cacheTags } from '#src/server/render/cacheTags.ts';
import { changesAt } from '#src/server/render/changesAt.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import type { Rendering } from '#src/server/render/createRenderer.tsx';
import { createPageSource, type PageSource } from '#src/server/render/pageSource.ts';
import { RENDER_TIMEOUT } from '#src/server/render/streamPage.ts';
import type { Page } from '#src/shared/page/page.ts';

/** Of every finished page; the security headers come with the answer. It holds no inline script. */
const headersWith = (policy: CspHeader) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cachePolicies.page,
  'content-security-policy': policy(),
});

interface FinishOptions {
  readonly request: PageRequest;
  readonly page: Page;
  readonly policy: CspHeader;
  /** See `changesAt`; as it was before the page was asked for. */
  readonly turn?: number | undefined;
}

/**
 * The rest of a page for everybody: nothing is sent before all of it is there, so its policy is a constant.
 *
 * @param rendering without a nonce, its shell ready
 * @param errors what has gone wrong in it, and what will
 * @throws when a part of it fails, or takes too long
 */
export async function finishPage(
  rendering: Rendering,
  errors: readonly unknown[],
  { request: { match, address }, page, policy, turn }: FinishOptions,
): Promise<PageSource> {
  const timer = new AbortController();
  const late = delay(RENDER_TIMEOUT, undefined, { signal: timer.signal }).then(
    () => rendering.abort(new Error('The render took too long')),
    () => undefined,
  );
  await rendering.complete;
  timer.abort();
  await late;
  const body = await collect(rendering);
  if (errors.length > 0) throw errors[0];
  const contentPath = match ? contentPathOf(match, address.path) : page.path;
  return createPageSource({
    body,
    tags: cacheTags(page, contentPath),
    changesAt: changesAt(page, turn),
    headers: headersWith(policy),
  });
}

async function collect(rendering: Rendering): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  rendering.pipe(sink);
  await finished(sink);
  return Buffer.concat(chunks);
}
