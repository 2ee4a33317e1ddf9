import type { Site } from '#config/sites.ts';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import type { ReturnedForm } from '#src/forms/data/formDefinition.ts';
import type { Address } from '#src/request/address.ts';
import type { Rendering } from '#src/server/render/createRenderer.tsx';
import type { PageKey } from '#src/server/render/pageKey.ts';
import type { MadePage } from '#src/server/render/pageSource.ts';
import type { RenderClass } from '#src/server/render/renderGate.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';
import type { Page } from '#src/shared/page/page.ts';

/** Of a request, what decides a page. Nothing else of it gets further than this. */
export interface PageRequest {
  readonly site: Site;
  readonly address: Address;
  readonly match: RouteMatch | undefined;
  /** Who asks has a signed link, so the page is found though it is not public. */
  readonly draft?: { readonly until: string } | undefined;
}

/** A render for one visitor. */
export interface OwnRender {
  readonly nonce: string;
  readonly as: RenderClass;
  /** The visitor has left. */
  readonly signal?: AbortSignal;
  /** A form of the page that came back, with what its visitor had typed: such a page is nobody else's. */
  readonly returned?: ReturnedForm;
}

/** From an address to a page, and from a page to HTML. */
export interface Pages {
  /** @returns the page of an address; undefined when there is none */
  find(request: PageRequest, asking?: Asking): Promise<Page | undefined>;
  /** @returns what the page is kept under; undefined when it is nobody else's */
  keyOf(request: PageRequest): PageKey | undefined;
  /**
   * Starts to render a page that streams.
   *
   * @returns the render, its shell ready or failed
   * @throws {HttpError} 503 when too many renders wait
   */
  render(request: PageRequest, page: Page, options: OwnRender): Promise<Rendering>;
  /**
   * Makes the page for everybody, once for all who ask meanwhile, and keeps it.
   *
   * @returns undefined when there is no such page
   * @throws when its shell cannot be rendered, or too many renders wait
   */
  make(key: PageKey, request: PageRequest): Promise<MadePage | undefined>;
  /**
   * Has the page anew, behind a stale answer or before anybody asks: from another replica, or made here.
   *
   * @returns when it is made; it never rejects: a failure leaves the cache as it is, and is logged
   */
  renew(key: PageKey, request: PageRequest): Promise<void>;
}
