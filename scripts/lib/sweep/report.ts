import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '#src/server/boot/makeFolder.ts';
import { countOf } from '../countOf.ts';
import { groupFaults } from './groupFaults.ts';
import { findFailed, type Check, type Result } from './Result.ts';

const CHECKS: Readonly<Record<Check, string>> = {
  run: 'The run',
  health: 'Health',
  page: 'Pages of the sitemap',
  route: 'Other addresses of the route table',
  link: 'Links',
  file: 'Files that pages use',
  site: 'Pages side by side',
  markup: 'Markup',
  browser: 'Pages in a browser',
  journey: 'Walks through the site',
};

const describeAnswer = ({ status, requestId }: Result) =>
  `${status === undefined ? 'no answer' : `status ${String(status)}`}, request ${requestId ?? 'without id'}`;

/** So many of those that fail with another are named: a report names them all. */
const NAMED = 3;

/** @returns each fault: address, status, request id, all that is wrong there, and what else fails with it */
export function listFailures(results: readonly Result[]): string[] {
  return groupFaults(results).map(
    ({ result, others }) => `✗ ${describe(result)}\n${indent(result.complaints, 4)}${describeOthers(result, others)}`,
  );
}

const indent = (texts: readonly string[], spaces: number) =>
  texts.map((text) => `${text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))}\n`).join('');

function describe(result: Result): string {
  const check = withName(CHECKS[result.check].toLowerCase(), result);
  return `${result.address} (${result.check === 'run' ? check : `${describeAnswer(result)}, ${check}`})`;
}

const withName = (check: string, { name }: Result) => (name === undefined ? check : `${check}: ${name}`);

function describeOthers(cause: Result, others: readonly Result[]): string {
  if (others.length === 0) return '';
  const named = others.slice(0, NAMED).map((other) => {
    const own = other.complaints.filter((complaint) => !cause.complaints.includes(complaint));
    return indent([describe(other)], 8) + indent(own, 12);
  });
  const rest = others.length - named.length;
  const more = rest > 0 ? `        and ${String(rest)} more, which a report names\n` : '';
  return `    ${countOf(others.length, 'other check')} failed with it:\n${named.join('')}${more}`;
}

/** @returns how many passed and failed, in all and by what was looked at */
export function summarize(results: readonly Result[]): string {
  const failed = findFailed(results).length;
  const parts = groupByCheck(results).map(([check, group]) => `${CHECKS[check].toLowerCase()} ${String(group.length)}`);
  return `${parts.join(', ')}\n${String(results.length - failed)} passed, ${String(failed)} failed`;
}

const PAGE = 'index.html';
const JUNIT = 'junit.xml';

/**
 * Makes the folder of a report, and takes an earlier one out of it: a run that is cut off must not leave that as its own.
 *
 * @throws when nothing can be written there, before a run has begun for it
 */
export async function openReport(folder: string): Promise<void> {
  await makeFolder(folder);
  for (const name of [PAGE, JUNIT]) rmSync(path.join(folder, name), { force: true });
}

/** Writes `index.html` for people and `junit.xml` for machines, into a folder that is open. */
export function writeReport(folder: string, origin: string, results: readonly Result[]): void {
  writeFileSync(path.join(folder, PAGE), toHtml(origin, results));
  writeFileSync(path.join(folder, JUNIT), toJUnit(origin, results));
}

const groupByCheck = (results: readonly Result[]) =>
  [...Map.groupBy(results, ({ check }) => check)].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));

const ORDER = Object.keys(CHECKS) as readonly Check[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML has no way to say is left out: a complaint may quote a terminal's colours. */
const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '').replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '');

/** @returns the results as JUnit knows them: a suite for each check, a case for each address */
export function toJUnit(origin: string, results: readonly Result[]): string {
  const count = (group: readonly Result[]) =>
    `tests="${String(group.length)}" failures="${String(findFailed(group).length)}"`;
  const suites = groupByCheck(results).map(([check, group]) => {
    const cases = group.map((result) => toCase(result)).join('\n');
    return `  <testsuite name="${CHECKS[check]}" ${count(group)}>\n${cases}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escape(origin)}" ${count(results)}>\n${suites.join('\n')}\n</testsuites>\n`;
}

function toCase(result: Result): string {
  const { address, name, check, ms, complaints } = result;
  const start = `    <testcase classname="${check}" name="${escape(name ?? address)}" time="${(ms / 1000).toFixed(3)}"`;
  if (complaints.length === 0) return `${start}/>`;
  const [first = ''] = complaints;
  return `${start}>\n      <failure message="${escape(first)}">${escape(`${describe(result)}\n${complaints.join('\n')}`)}</failure>\n    </testcase>`;
}

const STYLE = 'body{font:16px/1.5 system-ui;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #bbb';
const MORE_STYLE = ';padding:.25rem .5rem;text-align:left;vertical-align:top}.bad{background:#fdd}';

function toHtml(origin: string, results: readonly Result[]): string {
  const row = (result: Result) => {
    const { check, address, status, requestId, ms, complaints } = result;
    return `<tr${complaints.length > 0 ? ' class="bad"' : ''}><td>${escape(withName(CHECKS[check], result))}</td><td><a href="${escape(address)}">${escape(address)}</a></td><td>${String(status ?? 'no answer')}</td><td>${escape(requestId ?? '')}</td><td>${ms.toFixed(0)}</td><td>${complaints.map(escape).join('<br>')}</td></tr>`;
  };
  const failed = groupFaults(results).flatMap(({ result, others }) => [result, ...others]);
  const passed = results.filter(({ complaints }) => complaints.length === 0);
  const rows = [...failed, ...passed].map(row);
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(origin)}: ${String(failed.length)} failed</title><style>${STYLE}${MORE_STYLE}</style></head>
<body><h1>${escape(origin)}</h1><p>${escape(summarize(results))}</p>
<table><thead><tr><th>Check</th><th>Address</th><th>Status</th><th>Request</th><th>ms</th><th>What is wrong</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></body></html>
`;
}
