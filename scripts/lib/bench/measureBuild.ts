import { SOURCES } from '#tests/support/devSite.ts';
import { copyRepository, type RepositoryCopy } from '#tests/support/repositoryCopy.ts';
import type { Measurement } from './measurement.ts';
import type { Part } from './part.ts';

/** In s. */
const GOALS = { cold: 60, warm: 10 } as const;

/** What a build reads beside what the development server does. */
const OTHERS = ['tests/support', 'package-lock.json', 'server.ts', 'webpack.config.mjs'];

const ABOUT =
  '`npm run build` in a copy of the repository. “As it was cloned” is without anything that earlier builds have remembered; it draws every link preview, which a checkout that was built once never does again. All others follow on the one before. A build makes what is not of the present sources; a server that is ready to start stands at the end of each.';

/** How long a production build takes: of a fresh clone, and after what people edit. */
export const buildPart: Part = {
  name: 'build',
  title: 'Build',
  async measure({ tell }) {
    const copy = await copyRepository({ parts: [...SOURCES, ...OTHERS] });
    try {
      await widenBudgets(copy);
      const measurements: Measurement[] = [];
      const measure = async (what: string, most?: number) => {
        tell(what);
        const figure = await timeBuild(copy);
        const goal = most === undefined ? {} : { goal: { of: 'figure', atMost: most } as const };
        measurements.push({ what, unit: 's', figure, ...goal });
      };
      await measure('as it was cloned', GOALS.cold);
      await measure('nothing was edited', GOALS.warm);
      await copy.edit('src/blocks/hero/Hero.tsx', '<section className=', '<section data-edited className=');
      await measure('a component was edited', GOALS.warm);
      await copy.edit('src/blocks/hero/Hero.module.css', '.hero {', '.hero {\n  outline: 0;');
      await measure('a style sheet was edited', GOALS.warm);
      await copy.edit('content/pages/platform/voice/en.yaml', 'eyebrow: Programmable voice', 'eyebrow: Voice');
      await measure('words of a page were edited', GOALS.warm);
      await copy.edit(
        'src/content/pages/resolvePage.ts',
        '    ...filled,\n',
        '    ...filled,\n    title: filled.title,\n',
      );
      await measure('code that reads the content was edited, so that all is read anew');
      return { about: ABOUT, measurements };
    } finally {
      await copy.remove();
    }
  },
};

/** Packages that are linked have other paths, and so modules other numbers: some bytes more or less. */
async function widenBudgets(copy: RepositoryCopy): Promise<void> {
  const file = 'webpack/budgets.json';
  const widen = (_name: string, value: unknown) => (typeof value === 'number' ? Math.ceil(value * 1.02) : value);
  await copy.write(file, JSON.stringify(JSON.parse(await copy.read(file), widen)));
}

async function timeBuild(copy: RepositoryCopy): Promise<number> {
  const begun = performance.now();
  const { code, output } = await copy.run('scripts/build.mjs');
  if (code !== 0) throw new Error(`The build failed: ${output}`);
  return (performance.now() - begun) / 1000;
}
