import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The site of the present server bundle, exchanged in place.
 *
 * @param {{ root: string, outputPath: string, onContentChange: () => void,
 *   onContentProblems: (problems: readonly string[]) => void, renderFailure: (error: unknown) => string,
 *   followChanges: (html: string) => string }} options all but the path go to `createDevelopmentApp`
 */
export function createSite({ outputPath, ...options }) {
  const first = Promise.withResolvers();
  let current = first.promise;
  let content;

  async function load(keepContent) {
    if (!keepContent) {
      await content?.close();
      content = undefined;
    }
    const bundle = path.join(outputPath, 'server.js');
    delete require.cache[bundle];
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
     * @param {boolean} keepContent whether what was read of the content still holds: it takes longer than all the rest
     * @throws what keeps the site from being made
     */
    async swap(keepContent) {
      const last = current === first.promise ? Promise.resolve() : current;
      current = last
        .then((site) => site?.close())
        .catch(() => undefined)
        .then(() => load(keepContent));
      first.resolve(current);
      await current;
    },
  };
}
