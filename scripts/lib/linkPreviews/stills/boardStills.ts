import { formatTimeAt, formatWeekday, dayAfter, minutesOf } from '#src/scenes/parts/sceneTimes.ts';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';
import type { Stills } from './StillOf.ts';

/** Of a node of a call flow, as on the page. */
const KINDS = { entry: 'iris-900', rule: 'amber-500', voice: 'iris-400', people: 'mint-500', end: 'ink-500' } as const;
const WEEK = { days: [0, 1, 2, 3, 4], slots: 8, minutes: 30 } as const;

/** Scenes in which things have their place: on a canvas, a map, a calendar, in a room. */
export const boardStills: Stills<'booking' | 'flow-canvas' | 'masking' | 'point-map' | 'video-room'> = {
  booking: ({ calendar, monday, from, taken, takes, offered, booked }, iso) => ({
    title: calendar,
    body: {
      draw: 'week',
      days: WEEK.days.map((day) => formatWeekday(dayAfter(monday, day), iso)),
      slots: WEEK.slots,
      taken,
      offered: { ...offered, length: takes },
      booked: { ...booked, length: takes },
    },
    outcome: {
      text: `${formatTimeAt(from + (booked.slot - 1) * WEEK.minutes, iso)} · ${booked.who}`,
      icon: 'calendar',
    },
  }),
  'flow-canvas': ({ flow, nodes, links, test }) => {
    const lit = test.map(({ node }) => node);
    return {
      title: flow,
      body: {
        draw: 'board',
        nodes: lit.flatMap((id) => {
          const node = nodes.find((one) => one.id === id);
          const branches = links.some(({ from, to }) => from === id && !lit.includes(to));
          return node
            ? [{ label: node.label, detail: node.detail, tone: KINDS[node.kind], branches, isLit: id === lit.at(-1) }]
            : [];
        }),
      },
      outcome: { text: test.at(-1)?.text ?? '', icon: 'phone-call' },
    };
  },
  masking: ({ pair, number, first, second, course }, iso) => {
    const call = course.calls.at(-1);
    return {
      title: pair,
      end: formatTimeAt(minutesOf(course.now), iso),
      body: {
        draw: 'board',
        nodes: [
          { label: first.name, detail: first.number, tone: 'iris-400', branches: false, isLit: false },
          { label: number, detail: `${first.role} · ${second.role}`, tone: 'amber-500', branches: false, isLit: true },
          { label: second.name, detail: second.number, tone: 'mint-500', branches: false, isLit: false },
        ],
      },
      ...(call && { outcome: { text: formatLength(call.seconds), icon: 'phone-call' } }),
    };
  },
  'point-map': ({ call, caller, agent }) => ({
    title: call,
    body: { draw: 'map', ends: { caller, agent }, from: caller.city, to: agent.city },
  }),
  'video-room': ({ room, people, talk, words, dialIn }) => {
    const last = talk.at(-1);
    const speaker = people[(last?.who ?? 1) - 1];
    const ordered = [...people].sort((one, other) => Number(other === speaker) - Number(one === speaker));
    return {
      title: room,
      end: formatLength(Math.floor(last?.until ?? 0)),
      body: { draw: 'tiles', people: ordered.map(({ name, by }) => ({ name, byPhone: by === 'phone' })), words },
      outcome: { text: dialIn.number, icon: 'phone' },
    };
  },
};
