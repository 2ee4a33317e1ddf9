import { formatLength, formatMilliseconds } from '#src/scenes/parts/sceneFormats.ts';
import type { Stills } from './StillOf.ts';

/** Scenes in which one thing follows the other. */
export const stepStills: Stills<'call-label' | 'inspector' | 'scenario' | 'terminal' | 'trunk-map'> = {
  'call-label': ({ business, number, place, clock, checks, reasons }) => ({
    title: clock,
    end: place,
    body: {
      draw: 'steps',
      person: { name: business, detail: number },
      steps: checks.map((text) => ({ mark: { icon: 'check' }, text, state: 'done' })),
    },
    outcome: { text: reasons.find(({ isThis }) => isThis)?.reason ?? number, icon: 'phone-call' },
  }),
  inspector: ({ address, events, attempts }) => ({
    title: events.at(-1)?.event ?? '',
    end: address,
    body: {
      draw: 'steps',
      steps: attempts.map(({ at, status, text }) => ({
        mark: String(status),
        text,
        note: `+${formatLength(at)}`,
        state: status < 300 ? 'done' : 'bad',
      })),
    },
  }),
  scenario: ({ code, call, log }) => ({
    title: code.file,
    end: call,
    body: {
      draw: 'steps',
      keep: 'last',
      steps: log.map(({ line, text, note }, index) => ({
        mark: String(line),
        text,
        note,
        state: index === log.length - 1 ? 'now' : 'plain',
      })),
    },
  }),
  terminal: ({ command, status, took, ringing }, iso) => ({
    title: command.file,
    body: { draw: 'code', lines: command.lines, answer: `${status} · ${formatMilliseconds(took, iso)}` },
    outcome: { text: ringing.caller, icon: 'phone-call' },
  }),
  'trunk-map': ({ trunk, stations, messages, media }) => ({
    title: trunk,
    body: {
      draw: 'steps',
      steps: messages.map(({ from, to, text }) => {
        const station = stations[to - 1];
        const icon = station?.isDown ? 'x' : from < to ? 'arrow-right' : 'arrow-left';
        return { mark: { icon }, text: `${text} · ${station?.label ?? ''}`, state: station?.isDown ? 'bad' : 'done' };
      }),
    },
    outcome: { text: media, icon: 'lock' },
  }),
};
