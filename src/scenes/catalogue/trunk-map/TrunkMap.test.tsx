import { WRITTEN_LOCALES } from '#config/locales.ts';
import { trunkMapSchema } from '#src/scenes/catalogue/trunk-map/schema.ts';
import { trunkMapSpecimen } from '#src/scenes/catalogue/trunk-map/specimen.ts';
import { TrunkMap } from '#src/scenes/catalogue/trunk-map/TrunkMap.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const { en } = trunkMapSpecimen;
const [first, second] = en.messages;

describe('TrunkMap', () => {
  it.each(WRITTEN_LOCALES)(
    'draws the example in %s: one message is lost, and the other way is found in time',
    (locale) => {
      const scene = trunkMapSchema.parse({ name: 'trunk-map', ...trunkMapSpecimen[locale] });
      const html = renderBlock(<TrunkMap {...scene} />, { locale });
      expect(html.match(/data-lost="true"/g)).toHaveLength(1);
      expect(html.match(/data-down="true"/g)).toHaveLength(1);
      expect(
        [...html.matchAll(/data-from="(\d)" data-to="(\d)"/g)].every(([, from, to]) => Number(from) < Number(to)),
      ).toBe(true);
      expect(html).toMatch(/<dd[^>]*><span class="chip"[^>]*>500\u00a0/);
      expect(html).not.toContain('style=');
    },
  );

  it('counts from what is lost to the same once more, whatever is sent in between', () => {
    const between = { at: 120, from: 3, to: 1, text: 'OPTIONS' };
    const scene = trunkMapSchema.parse({
      name: 'trunk-map',
      ...en,
      messages: [first, between, second, ...en.messages.slice(2)],
    });
    expect(renderBlock(<TrunkMap {...scene} />)).toMatch(/<dd[^>]*><span class="chip"[^>]*>500\u00a0/);
  });

  it.each([
    ['messages at the same time', { messages: en.messages.map((message) => ({ ...message, at: 0 })) }],
    ['a message to oneself', { messages: [...en.messages, { at: 9000, from: 1, to: 1, text: 'ACK' }] }],
    ['a message from who is down', { messages: [...en.messages, { at: 9000, from: 2, to: 1, text: '200 OK' }] }],
    ['nobody who is down', { stations: en.stations.map(({ label }) => ({ label })) }],
    ['a message that is lost twice', { messages: [first, { ...second, to: 2 }, ...en.messages.slice(2)] }],
    ['four stations', { stations: en.stations.slice(1) }],
  ])('refuses %s', (_, fields) => {
    expect(trunkMapSchema.safeParse({ name: 'trunk-map', ...en, ...fields }).success).toBe(false);
  });
});
