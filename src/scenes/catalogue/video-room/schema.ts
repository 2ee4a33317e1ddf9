import { z } from 'zod';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const person = z.strictObject({
  name: said.max(22).describe('Who it is, with first and last name.'),
  role: said.max(22).describe('What they do there: On site.'),
  by: z.enum(['camera', 'phone']).describe('How they are there: by camera, or dialled in by phone.').default('camera'),
  signal: z.int().min(1).max(4).describe('How good their network is, from 1 to 4.'),
});

const shape = sceneSchema(
  'video-room',
  'A video room: who is there and who speaks, somebody who has dialled in by phone, and a weak network.',
  {
    room: said.max(30).describe('What the room is called: Pump 3, inspection.'),
    people: z.array(person).min(3).max(4).describe('Who is in the room; the same order in all languages.'),
    talk: z
      .array(
        z.strictObject({
          who: z.int().min(1).describe('Who speaks, counted from 1.'),
          at: z.number().nonnegative().describe('When it begins, in seconds since the room opened: 42.5.'),
          until: z.number().positive().describe('When it ends, in seconds since the room opened.'),
        }),
      )
      .min(4)
      .max(20)
      .describe('Who has spoken when, in order of the beginnings; the last one speaks now.'),
    words: said.max(90).describe('What is said right now, as the captions show it.'),
    dialIn: z
      .strictObject({
        number: said.max(24).describe('The number of the room, as it is dialled.'),
        entries: z
          .array(
            z.strictObject({
              at: z.int().nonnegative().describe('When, in whole seconds since the room opened: 38.'),
              text: said.max(36).describe('What happened: PIN entered.'),
            }),
          )
          .min(2)
          .max(3)
          .describe('How the one who dialled in came into the room.'),
      })
      .describe('The way into the room for a phone.'),
    network: z
      .strictObject({
        who: z.int().min(1).describe('Whose network it is, counted from 1; somebody with a camera.'),
        rates: z
          .array(z.int().positive().describe('In kbit/s.'))
          .min(8)
          .max(24)
          .describe('What has been sent, step by step; the last is now.'),
        picture: z.string().max(8).describe('The picture that is sent now: 360p.'),
        lost: z.number().nonnegative().max(20).describe('The share of packets that are lost, in percent: 1.8.'),
        note: said.max(64).describe('What was done about it: the picture is smaller, the sound is whole.'),
      })
      .describe('The network of one of them, while it is weak.'),
  },
);

/** A room in which somebody speaks now. */
export const videoRoomSchema = shape.superRefine(({ people, talk, network }, context) => {
  const refuse = (path: string, message: string) => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  if (talk.some(({ who }) => who > people.length)) refuse('talk', 'must be of somebody in the room');
  if (talk.some(({ at, until }, index) => at >= until || at < (talk[index - 1]?.at ?? 0))) {
    refuse('talk', 'must begin one after the other, and take time');
  }
  if (talk.some(({ until }) => until > (talk.at(-1)?.until ?? 0))) refuse('talk', 'must end with whoever speaks now');
  if (!people.some(({ by }) => by === 'phone')) refuse('people', 'must have somebody who has dialled in');
  if (people[network.who - 1]?.by !== 'camera') refuse('network', 'must be of somebody with a camera');
});

/** Who is in the room, and how well they are heard and seen. */
export type VideoRoomScene = z.output<typeof videoRoomSchema>;
/** Somebody in the room. */
export type RoomPerson = VideoRoomScene['people'][number];
