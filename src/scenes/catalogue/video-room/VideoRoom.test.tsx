import { WRITTEN_LOCALES } from '#config/locales.ts';
import { layTalk } from '#src/scenes/catalogue/video-room/layTalk.ts';
import { videoRoomSchema } from '#src/scenes/catalogue/video-room/schema.ts';
import { videoRoomSpecimen } from '#src/scenes/catalogue/video-room/specimen.ts';
import { VideoRoom } from '#src/scenes/catalogue/video-room/VideoRoom.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const english = { name: 'video-room', ...videoRoomSpecimen.en };
const pathsOf = (change: object) =>
  videoRoomSchema.safeParse({ ...english, ...change }).error?.issues.map(({ path }) => path[0]);

describe('the video room', () => {
  it.each(WRITTEN_LOCALES)(
    'puts in %s whoever speaks first, with the words, and everybody once on a lane',
    (locale) => {
      const scene = videoRoomSchema.parse({ name: 'video-room', ...videoRoomSpecimen[locale] });
      const html = renderBlock(<VideoRoom {...scene} talk={[...scene.talk, { who: 2, at: 84, until: 90 }]} />, {
        locale,
      });
      const [first, second] = scene.people.map(({ name }) => name);
      const places = [second, scene.words, first].map((words) => html.indexOf(words ?? ''));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(html.match(/<dt[^>]*>/g)).toHaveLength(scene.people.length + 2);
    },
  );

  it('shows no face of somebody who has dialled in, and says so', () => {
    const html = renderBlock(<VideoRoom {...videoRoomSchema.parse(english)} />);
    expect(html).not.toContain('>TK<');
    expect(html).toMatch(/data-by="phone"[^]*?By phone/);
  });

  it('says how good a network is in words too', () => {
    expect(renderBlock(<VideoRoom {...videoRoomSchema.parse(english)} />)).toContain('Network: 2 of 4');
  });

  it('lays what is said from the first word to now, and adds it up', () => {
    const lanes = layTalk(
      [
        { who: 1, at: 10, until: 20 },
        { who: 2, at: 20, until: 45 },
        { who: 1, at: 40, until: 50 },
      ],
      3,
    );
    expect(lanes[0]).toEqual({
      who: 1,
      bars: [
        { x: '0.0', width: '25.0' },
        { x: '75.0', width: '25.0' },
      ],
      seconds: 20,
      isNow: true,
    });
    expect(lanes.map(({ seconds, isNow }) => [seconds, isNow])).toEqual([
      [20, true],
      [25, false],
      [0, false],
    ]);
  });

  it('refuses words of nobody, a room without a phone, and the network of a phone', () => {
    const talk = english.talk.map((turn, index) => (index === 0 ? { ...turn, who: 5 } : turn));
    expect(pathsOf({ talk })).toEqual(['talk']);
    expect(pathsOf({ people: english.people.map((person) => ({ ...person, by: 'camera' })) })).toEqual(['people']);
    expect(pathsOf({ network: { ...english.network, who: 4 } })).toEqual(['network']);
    expect(pathsOf({ talk: english.talk.with(0, { who: 2, at: 12, until: 99 }) })).toEqual(['talk']);
  });
});
