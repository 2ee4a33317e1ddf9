import { msg } from '@lingui/core/macro';
import type { LineLanguage } from '#src/pricing/words/lines/kindWords.ts';
import type { TimedCalls } from '#src/pricing/data/lines/callTime.ts';
import type { SaidPart } from '#src/pricing/data/lines/lineKind.ts';

/** @returns how the seconds come about: `1,000 × 120 s, per whole minute = 2,000 min` */
export function sayTime(line: TimedCalls, { quantity, increments }: SaidPart, language: LineLanguage): string {
  const { say, numeral } = language;
  const [calls, seconds, time] = [numeral(line.calls), numeral(line.seconds), inMinutes(quantity, language)];
  const rounding = language.increments(increments);
  return say(msg`${calls} × ${seconds} s, ${rounding} = ${time}`);
}

function inMinutes(quantity: number, { say, numeral }: LineLanguage): string {
  const [minutes, seconds] = [numeral(Math.floor(quantity / 60)), quantity % 60];
  return say(seconds === 0 ? msg`${minutes} min` : msg`${minutes} min ${seconds} s`);
}
