import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The site of the present server bundle, exchanged in place.
 *
 * @param {{ root: string, outputPath: string, codeOf: () => string, onContentChange: () => void,
 *   onContentProblems: (problems: readonly string[]) => void, renderFailure: (error: unknown) => string,
 *   followChanges: (html: string) => string }} options all but the path go to `createDevelopmentApp`
 */
export function createSite({ outputPath, ...options }) {
  const first = Promise.withResolvers();
  // The first bundle may fail before anybody has asked for a page.
  first.promise.catch(() => undefined);
  let current = first.promise;
  let content;

  /** @param {readonly string[]} written what Node is to read anew of the bundle; the rest it has read and compiled */
  async function load(written, keepContent) {
    if (!keepContent) {
      await content?.close();
      content = undefined;
    }
    const bundle = path.join(outputPath, 'server.js');
    // What is in the parts begins anew with the entry, which hands them out.
    for (const name of [...written, 'server.js']) delete require.cache[path.join(outputPath, name)];
    const site = await require(bundle).createDevelopmentApp({ ...options, dist: outputPath, content });
    content = site.content;
    return site;
  }

  return {
    /** Resolves to the site once there is one; rejects while it cannot be made. */
    get current() {
      return current;
    },
    /**
     * Takes the present bundle over. Requests that come meanwhile wait for it.
     *
     * @param {readonly string[]} written the files of the bundle that are other ones than those it has
     * @param {boolean} keepContent whether what was read of the content still holds: it takes longer than all the rest
     * @throws what keeps the site from being made
     */
    async swap(written, keepContent) {
      const last = current === first.promise ? Promise.resolve() : current;
      current = last
        .then((site) => site?.close())
        .catch(() => undefined)
        .then(() => load(written, keepContent));
      first.resolve(current);
      await current;
    },
  };
}
