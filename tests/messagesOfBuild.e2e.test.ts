import { readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(process.cwd(), 'dist');
const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
const { namedChunkGroups } = JSON.parse(read('loadable-stats.json')) as {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
};
const { en } = JSON.parse(read('catalogs.json')) as Record<
  string,
  { chunks: Record<string, Record<string, unknown>> } | undefined
>;
const chunks = en?.chunks ?? {};
const all = Object.values(chunks).flatMap((messages) => Object.keys(messages));

/** The messages that the scripts of a chunk ask for, as the macros have written them. */
function askedFor(chunk: string): string[] {
  const scripts = (namedChunkGroups[chunk]?.assets ?? []).filter(({ name }) => name.endsWith('.js'));
  const code = scripts.map(({ name }) => read(path.join('client', name))).join('\n');
  return all.filter((id) => code.includes(`id:${JSON.stringify(id)}`));
}

const names = Object.keys(namedChunkGroups).filter((name) => /^(main$|block-|page-|visitor-|draft-bar$)/.test(name));

test.each(names)('what the scripts of %s say, a page with them carries, or their file of words', (name) => {
  const carried = new Set([...Object.keys(chunks.shell ?? {}), ...Object.keys(chunks[name] ?? {})]);
  expect(askedFor(name).filter((id) => !carried.has(id))).toEqual([]);
});

test('every page carries what the scripts of every page say, and no more', () => {
  expect(Object.keys(chunks.shell ?? {}).sort()).toEqual(askedFor('main').sort());
});

test('scripts do say something, and no message of a page is the server’s alone', () => {
  const asked = new Set(names.flatMap(askedFor));
  expect(asked.size).toBeGreaterThan(100);
  expect(Object.keys(chunks.server ?? {}).filter((id) => asked.has(id))).toEqual([]);
});
