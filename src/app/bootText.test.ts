import type { Boot } from '#src/app/boot.ts';
import { readBoot, writeBoot } from '#src/app/bootText.ts';

const list = (length: number) =>
  Array.from({ length }, (_, index) => ({ iso: String(index), title: `</script>${'x'.repeat(20)}` }));
const bootOf = (...blocks: readonly unknown[]) =>
  ({
    page: { blocks, missing: undefined },
    stores: {},
    messages: { a: ['b', ['c']] },
  }) as unknown as Boot;

test('what is one list on the server is written once, and is one list again', () => {
  const countries = list(200);
  const boot = bootOf({ data: { countries } }, { data: { rates: { countries } } }, { data: [countries] });
  const text = writeBoot(boot);
  expect(text.length).toBeLessThan(writeBoot(bootOf({ data: { countries } })).length + 500);
  expect(text).not.toContain('</script>');
  const read = readBoot(text);
  expect(JSON.stringify(read)).toBe(JSON.stringify(boot));
  const [one, two] = (
    read.page as unknown as { blocks: { data: { countries?: unknown; rates?: { countries: unknown } } }[] }
  ).blocks;
  expect(two?.data.rates?.countries).toBe(one?.data.countries);
});

test('lists that only look alike, short lists and whatever else there is stay as they are', () => {
  const short = list(3);
  const boot = bootOf({ a: list(20), b: list(20) }, { short }, { short, text: null, none: [], number: 0, no: false });
  expect(JSON.stringify(readBoot(writeBoot(boot)))).toBe(JSON.stringify(boot));
  expect(writeBoot(boot)).toContain('"same":[]');
});

test('a list inside of one that is there twice comes with it', () => {
  const inner = list(10);
  const outer = [...list(10), { inner }];
  const boot = bootOf({ inner }, { outer }, { outer }, { inner });
  expect(JSON.stringify(readBoot(writeBoot(boot)))).toBe(JSON.stringify(boot));
});
