import { parseArgs } from 'node:util';
import type { LeadAdmin, LeadEntry } from '#src/forms/server/operators/leadsAdmin.ts';
import { exportLeads } from '#src/forms/server/operators/leadsExport.ts';

/** What was asked for cannot be done; the message says what can. */
export class LeadsCommandError extends Error {}

const USAGE = `npm run leads -- list [--show]      id, form, age, tries and state; --show adds what was sent
npm run leads -- export FOLDER      leads.jsonl and the files, into a new folder
npm run leads -- retry ID…          makes them due now
--dead, --quarantined: of all those; with list and export of no others`;

interface CommandOptions {
  /** Where leads are kept: the disk, Redis, or both. */
  readonly admins: readonly LeadAdmin[];
  readonly print: (line: string) => void;
  /** The clock, epoch in ms. */
  readonly now?: () => number;
}

/**
 * `npm run leads`
 *
 * @param args what follows the `--`
 * @throws {LeadsCommandError} when it is not a command, or what it names is not there
 */
export async function runLeadsCommand(args: readonly string[], options: CommandOptions): Promise<void> {
  const { values, positionals } = parse(args);
  const { show, ...states } = values;
  const [command, ...rest] = positionals;
  const [folder] = rest;
  if (command === 'list' && rest.length === 0) return list(show, states, options);
  if (show) throw new LeadsCommandError(USAGE);
  if (command === 'export' && folder !== undefined && rest.length === 1) return copy(folder, states, options);
  if (command === 'retry' && (rest.length > 0 || states.dead || states.quarantined))
    return retry(rest, states, options);
  throw new LeadsCommandError(USAGE);
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { show: flag, dead: flag, quarantined: flag },
    });
  } catch (error) {
    throw new LeadsCommandError(`${String(error).replace(/^\w+( \[\w+\])?: /, '')}\n${USAGE}`);
  }
}

/** The states that were asked for; all, where none was. */
interface States {
  readonly dead: boolean;
  readonly quarantined: boolean;
}

const isOneOf = ({ status }: LeadEntry, { dead, quarantined }: States) =>
  (dead && status === 'dead') || (quarantined && status === 'quarantined');

async function* choose(states: States, { admins }: CommandOptions): AsyncGenerator<LeadEntry> {
  const isAll = !states.dead && !states.quarantined;
  for (const admin of admins)
    for await (const entry of admin.entries()) if (isAll || isOneOf(entry, states)) yield entry;
}

async function copy(folder: string, states: States, options: CommandOptions): Promise<void> {
  const { count, missing } = await exportLeads(choose(states, options), folder);
  options.print(`${String(count)} leads in ${folder}`);
  if (missing.length === 0) return;
  const why = 'These files are not there any more: their leads have been delivered meanwhile, or the files are lost';
  throw new LeadsCommandError([why, ...missing].join('\n'));
}

async function list(show: boolean, states: States, options: CommandOptions): Promise<void> {
  const { print, now = Date.now } = options;
  let count = 0;
  for await (const { id, status, attempts, lead } of choose(states, options)) {
    count += 1;
    const age = lead ? ageOf(now() - Date.parse(lead.receivedAt)) : '?';
    const state = lead?.quarantine && status === 'quarantined' ? `${status} (${lead.quarantine})` : status;
    print(
      [
        id.padEnd(36),
        (lead?.form ?? 'unreadable').padEnd(12),
        age.padStart(6),
        String(attempts).padStart(4),
        state,
      ].join('  '),
    );
    if (!show || !lead) continue;
    for (const [name, value] of lead.fields) print(`    ${name}: ${legible(value)}`);
    for (const { field, name, size } of lead.files) print(`    ${field}: ${name}, ${String(size)} bytes`);
  }
  print(`${String(count)} leads`);
}

/** What a terminal obeys and does not show: an escape sequence, a mark that turns the direction of writing. */
const OBEYED = /[\p{Cc}\p{Bidi_Control}]/gu;

/** @returns what a visitor typed so that it can be read and nothing else: no line of it looks like one of the list */
function legible(text: string): string {
  const lines = text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.replace(OBEYED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`));
  return lines.join(`\n${' '.repeat(8)}`);
}

/** @returns in the largest unit that makes at least 1: `40s`, `12m`, `5h`, `3d` */
function ageOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  for (const [unit, length] of Object.entries({ d: 86_400, h: 3600, m: 60 }))
    if (seconds >= length) return `${String(Math.floor(seconds / length))}${unit}`;
  return `${String(seconds)}s`;
}

async function retry(ids: readonly string[], states: States, options: CommandOptions): Promise<void> {
  const missing = new Set(ids);
  const busy: string[] = [];
  let count = 0;
  for (const admin of options.admins) {
    const chosen: string[] = [];
    for await (const entry of admin.entries())
      if (missing.delete(entry.id) || isOneOf(entry, states)) chosen.push(entry.id);
    for (const id of chosen) {
      if (await admin.retry(id)) count += 1;
      else busy.push(id);
    }
  }
  options.print(`${String(count)} leads are due now; a running site delivers them within a few minutes`);
  const problems = [
    ...[...missing].map((id) => `${id}: there is no such lead, or it has been delivered`),
    ...busy.map((id) => `${id}: it is being delivered just now, or has been`),
  ];
  if (problems.length > 0) throw new LeadsCommandError(problems.join('\n'));
}
