import type { IncomingHttpHeaders } from 'node:http';
import type { PageFacts } from './readDocument.ts';

/** A page that answered, as far as checks of several pages need it. */
export interface SweptPage {
  /** Where it was got. */
  readonly address: string;
  /** Where the public finds it. */
  readonly publicAddress: string;
  readonly html: string;
  readonly headers: IncomingHttpHeaders;
  readonly facts: PageFacts;
  /** Whether the sitemap names it. Another address that answers is of no account to search engines. */
  readonly offered: boolean;
}
