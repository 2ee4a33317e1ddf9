import { parseArgs } from 'node:util';
import type { LeadAdmin, LeadEntry } from '#src/forms/server/operators/leadsAdmin.ts';
import { exportLeads } from '#src/forms/server/operators/leadsExport.ts';

/** What was asked for cannot be done; the message says what can. */
export class LeadsCommandError extends Error {}

const USAGE = `npm run leads -- list [--show]                    id, form, age, tries and state; --show adds what was sent
npm run leads -- export FOLDER                    leads.jsonl and the files, into a new folder
npm run leads -- retry ID… | --dead | --quarantined   makes them due now`;

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
  const [command, ...rest] = positionals;
  if (command === 'list' && rest.length === 0) return list(values.show, options);
  if (command === 'export' && rest[0] !== undefined && rest.length === 1) {
    const count = await exportLeads(all(options), rest[0]);
    options.print(`${String(count)} leads in ${rest[0]}`);
    return;
  }
  if (command === 'retry' && (rest.length > 0 || values.dead || values.quarantined))
    return retry({ ids: rest, ...values }, options);
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

async function* all({ admins }: CommandOptions): AsyncGenerator<LeadEntry> {
  for (const admin of admins) yield* admin.entries();
}

async function list(show: boolean, options: CommandOptions): Promise<void> {
  const { print, now = Date.now } = options;
  let count = 0;
  for await (const { id, status, attempts, lead } of all(options)) {
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
    for (const [name, value] of lead.fields) print(`    ${name}: ${value}`);
    for (const { field, name, size } of lead.files) print(`    ${field}: ${name}, ${String(size)} bytes`);
  }
  print(`${String(count)} leads`);
}

/** @returns in the largest unit that makes at least 1: `40s`, `12m`, `5h`, `3d` */
function ageOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  for (const [unit, length] of Object.entries({ d: 86_400, h: 3600, m: 60 }))
    if (seconds >= length) return `${String(Math.floor(seconds / length))}${unit}`;
  return `${String(seconds)}s`;
}

interface Selection {
  readonly ids: readonly string[];
  readonly dead: boolean;
  readonly quarantined: boolean;
}

async function retry({ ids, dead, quarantined }: Selection, options: CommandOptions): Promise<void> {
  const missing = new Set(ids);
  const busy: string[] = [];
  let count = 0;
  for (const admin of options.admins) {
    const chosen: string[] = [];
    for await (const { id, status } of admin.entries())
      if (missing.delete(id) || (dead && status === 'dead') || (quarantined && status === 'quarantined'))
        chosen.push(id);
    for (const id of chosen) {
      if (await admin.retry(id)) count += 1;
      else busy.push(id);
    }
  }
  options.print(`${String(count)} leads are due now; a running site delivers them within a few minutes`);
  const problems = [
    ...[...missing].map((id) => `${id}: there is no such lead, or it has been delivered`),
    ...busy.map((id) => `${id}: it is being delivered just now`),
  ];
  if (problems.length > 0) throw new LeadsCommandError(problems.join('\n'));
}
