import LoadablePlugin from '@loadable/webpack-plugin';

/** An update of the last build is no file of a chunk. */
const isUpdate = (file) => file.includes('.hot-update.');

/** The list of all files is half of it, and nobody asks for it. */
function leaveOutAssets(stats) {
  const { assets: _left, ...rest } = JSON.parse(stats.source());
  const text = JSON.stringify(rest);
  return { source: () => text, size: () => text.length };
}

/**
 * Loadable's statistics: which files each chunk has. Making them takes as long as the rest of a small rebuild, so they are
 * made anew only when there are other chunks or files than in the build before.
 */
export class ChunkStatsPlugin extends LoadablePlugin {
  constructor(options) {
    super(options);
    const makeStats = this.handleEmit;
    let known;
    let asset;
    this.handleEmit = (compilation) => {
      const chunks = [...compilation.chunks].map(({ id, files }) => [id, [...files].filter((file) => !isUpdate(file))]);
      const groups = [...compilation.namedChunkGroups].map(([name, { chunks }]) => [name, chunks.map(({ id }) => id)]);
      const next = JSON.stringify([chunks, groups]);
      if (next !== known) asset = leaveOutAssets(makeStats(compilation));
      known = next;
      return asset;
    };
  }
}
