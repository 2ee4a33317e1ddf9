import { parseArgs, type ParseArgsConfig } from 'node:util';
import { parse } from 'shell-quote';
import type { PlatformApi, Request } from './openPlatformApi.ts';
import type { SampleFault } from './Sample.ts';

const OPTIONS = {
  request: { type: 'string', short: 'X' },
  header: { type: 'string', short: 'H', multiple: true },
  data: { type: 'string', short: 'd', multiple: true },
  'data-raw': { type: 'string', multiple: true },
  json: { type: 'string', multiple: true },
  output: { type: 'string', short: 'o' },
  'write-out': { type: 'string', short: 'w' },
  get: { type: 'boolean', short: 'G' },
  silent: { type: 'boolean', short: 's' },
  fail: { type: 'boolean', short: 'f' },
  include: { type: 'boolean', short: 'i' },
  head: { type: 'boolean', short: 'I' },
  location: { type: 'boolean', short: 'L' },
  compressed: { type: 'boolean' },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

/** @returns what is wrong with the calls of the interface in commands of a shell; other commands are nobody's business */
export function checkCommands(code: string, api: PlatformApi): SampleFault[] {
  return splitCommands(code).flatMap(({ line, text }) => {
    const [command, ...words] = readWords(text);
    if (command !== 'curl') return [];
    return checkCurl(words, api).map((rule) => ({ line, rule }));
  });
}

/** A backslash at the end of a line goes on with the command. */
function splitCommands(code: string) {
  const commands: { readonly line: number; readonly text: string }[] = [];
  let open: { readonly line: number; readonly text: string } | undefined;
  for (const [line, text] of code.split('\n').entries()) {
    const command: { readonly line: number; readonly text: string } = open
      ? { line: open.line, text: `${open.text} ${text.trim()}` }
      : { line, text };
    open = command.text.endsWith('\\') ? { ...command, text: command.text.slice(0, -1) } : undefined;
    if (!open) commands.push(command);
  }
  return open ? [...commands, open] : commands;
}

/** Up to the first `|`, `>` or remark; variables stay as they are written. */
function readWords(text: string): string[] {
  const words = parse(text, (name) => `$${name}`);
  const end = words.findIndex((word) => typeof word !== 'string' && !('op' in word && word.op === 'glob'));
  return words
    .slice(0, end < 0 ? words.length : end)
    .map((word) => (typeof word === 'string' ? word : 'pattern' in word ? word.pattern : ''));
}

function checkCurl(words: string[], api: PlatformApi): string[] {
  try {
    const { values, positionals } = parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
    const [address] = positionals;
    if (address === undefined) return ['curl is given no address'];
    return api.checkRequest(readRequest(address, values));
  } catch (error) {
    // What follows the first sentence is for whoever wrote a program.
    const [sentence = ''] = (error as Error).message.split('. ');
    return [`curl cannot be read: ${sentence}`];
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

function readRequest(address: string, values: Values): Request {
  const { request, header = [], data = [], json = [], get } = values;
  const headers = new Map(
    header.map((line) => [
      line.slice(0, line.indexOf(':')).trim().toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const texts = [...data, ...(values['data-raw'] ?? []), ...json];
  const type =
    headers.get('content-type') ?? (json.length > 0 ? 'application/json' : 'application/x-www-form-urlencoded');
  const body = texts.length > 0 && !get ? { type, text: texts.join('&') } : undefined;
  return {
    address,
    method: request ?? (values.head ? 'HEAD' : body ? 'POST' : 'GET'),
    body,
    isAuthorized: /^Bearer \S/.test(headers.get('authorization') ?? ''),
  };
}
