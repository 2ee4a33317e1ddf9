import { appendFileSync } from 'node:fs';
import type { HTTPResponse, Page } from 'puppeteer';

/**
 * Follows the walks of a file, and writes where each was when it ended, with the last answer that it got: a failed one is looked
 * up in the log of the server. The smoke test names the file for it in `WALKS_FILE`, a JSON value a line.
 *
 * @returns what follows a tab of the walk that is under way
 */
export function followWalks(): (page: Page) => void {
  let followed: Page | undefined;
  let answer: HTTPResponse | undefined;
  beforeEach(() => {
    followed = undefined;
    answer = undefined;
  });
  afterEach(() => {
    const file = process.env.WALKS_FILE;
    if (file) appendFileSync(file, `${JSON.stringify(describeEnd(followed, answer))}\n`);
  });
  return (page) => {
    followed = page;
    page.on('response', (response) => {
      if (leadsOn(response)) answer = response;
    });
  };
}

/** A page, or what the browser makes the next one of. */
function leadsOn(response: HTTPResponse): boolean {
  const request = response.request();
  return request.method() === 'GET' && ['document', 'fetch'].includes(request.resourceType());
}

/** A tab that was left is nowhere: then the walk ended where its last answer came from. */
function describeEnd(page: Page | undefined, answer: HTTPResponse | undefined) {
  const at = page?.url();
  return {
    name: expect.getState().currentTestName,
    address: at?.startsWith('http') ? at : answer?.url(),
    status: answer?.status(),
    requestId: answer?.headers()['x-request-id'],
  };
}
