import { formatClock, formatLength, formatMilliseconds, formatSeconds } from '#src/scenes/parts/sceneFormats.ts';
import type { Stills } from './StillOf.ts';

const SECOND = 1000;

/** Scenes in which two sides talk or write. */
export const talkStills: Stills<'agent-desk' | 'call-strip' | 'messenger-call' | 'redaction' | 'sms-thread'> = {
  'agent-desk': ({ customer, now, turns, wrapUp }) => ({
    title: customer.name,
    end: formatLength(now),
    body: { draw: 'talk', bubbles: turns },
    outcome: { text: wrapUp.outcome, icon: 'check' },
  }),
  'call-strip': ({ call, now, turns, events }, iso) => {
    const last = events.at(-1);
    return {
      title: call,
      end: formatClock(now, iso),
      body: { draw: 'talk', wave: turns, bubbles: turns },
      ...(last && { outcome: { text: `${last.name} · ${formatMilliseconds(last.took, iso)}` } }),
    };
  },
  'messenger-call': ({ business, messages, invitation, call }, iso) => ({
    title: business,
    body: {
      draw: 'talk',
      bubbles: [...messages.slice(0, 2), { from: 'business' as const, text: invitation.text }].map(
        ({ from, text }) => ({
          side: from === 'customer' ? 'caller' : 'answer',
          text,
        }),
      ),
    },
    outcome: { text: formatClock(call.now, iso), icon: 'phone-call' },
  }),
  redaction: ({ call, line, turns, gap }, iso) => {
    const before = turns.filter(({ until }) => until <= gap.at);
    const keyed = {
      side: 'caller',
      text: '•'.repeat(gap.digits).replaceAll(/.{4}(?=.)/g, '$& '),
      isHidden: true,
    } as const;
    return {
      title: line,
      end: call,
      body: { draw: 'talk', lines: 2, bubbles: [...before.slice(-1), keyed, ...turns.slice(before.length)] },
      outcome: { text: formatSeconds(Math.round(gap.until - gap.at), iso), icon: 'shield-lock' },
    };
  },
  'sms-thread': ({ sender, to, messages, receipts }, iso) => {
    const told = messages.findLastIndex(({ from }) => from === 'business');
    const last = receipts.at(-1)?.after ?? 0;
    return {
      title: sender,
      body: {
        draw: 'talk',
        lines: 6,
        bubbles: messages
          .slice(told)
          .map(({ from, text }) => ({ side: from === 'business' ? 'caller' : 'answer', text })),
      },
      outcome: {
        text: `${to} · ${last < SECOND ? formatMilliseconds(last, iso) : formatSeconds(last / SECOND, iso, 1)}`,
        icon: 'check',
      },
    };
  },
};
