import { copyRepository, type RepositoryCopy } from '#tests/support/repositoryCopy.ts';

const SCRIPT = 'scripts/browserTypes.ts';
const PLANTED = `
const planted = [2, 1];
export const newer = [planted.toSorted(), Object.groupBy(planted, String), new Set(planted).union(new Set([3]))];
export const lazy = new Map([[1, 2]]).keys().map(String);
export const old = [planted.at(-1), Object.hasOwn({}, 'a'), structuredClone(planted)];
`;

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = await copyRepository({
    parts: ['config', 'src', 'package.json', 'tsconfig.json', 'tsconfig.browser.json', SCRIPT],
  });
});
afterAll(() => copy.remove());

const plant = async (file: string) => copy.write(file, (await copy.read(file)) + PLANTED);

test('what is newer is found where the browser runs it, and nowhere else', async () => {
  const [view, serverPart] = ['src/ui/drawings/Ruler.tsx', 'src/blocks/estimator/server.ts'];
  await plant(view);
  await plant(serverPart);
  await plant('src/pricing/server/exampleEstimate.ts');
  const { code, output } = await copy.run(SCRIPT);
  expect(code).toBe(1);
  for (const name of ['toSorted', 'groupBy', 'union', 'map'])
    expect(output).toContain(`Property '${name}' does not exist`);
  const problems = output.split('\n').filter((line) => /^\S/.test(line));
  expect(problems).toHaveLength(4);
  expect(problems.every((line) => line.startsWith(view))).toBe(true);
});
