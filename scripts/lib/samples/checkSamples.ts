import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { checkCommands } from './checkCommands.ts';
import { checkScripts } from './checkScripts.ts';
import { collectSamples } from './collectSamples.ts';
import { openPlatformApi, type PlatformApi } from './openPlatformApi.ts';
import type { Sample, SampleFault } from './Sample.ts';

/** Where the provider's interface is described. */
export const API_FOLDER = path.resolve(import.meta.dirname, '../../../content/api');

const SCRIPTS = ['javascript', 'js', 'typescript', 'ts'];
const TYPED = ['typescript', 'ts'];

/**
 * Checks all code that pages show against the provider's interface: scripts are compiled, calls and documents are held to
 * the description, and the rest is read.
 *
 * @param snapshot all content
 * @param directory the content folder
 * @returns what is wrong, each with its file, line and block
 */
export function checkSamples(snapshot: ContentSnapshot, directory: string): ContentProblem[] {
  const samples = collectSamples(snapshot, directory);
  const api = openPlatformApi(path.join(API_FOLDER, 'platform.openapi.yaml'));
  const scripts = samples.filter(({ language }) => SCRIPTS.includes(language));
  const compiled = checkScripts(
    scripts.map(({ code, language }) => ({ code, isTyped: TYPED.includes(language) })),
    path.join(API_FOLDER, 'scenario.d.ts'),
  );
  const faultsOf = new Map(scripts.map((sample, index) => [sample, compiled[index] ?? []]));
  return samples.flatMap((sample) =>
    [...(faultsOf.get(sample) ?? []), ...checkText(sample, api)].map((fault) => describe(snapshot, sample, fault)),
  );
}

function describe(snapshot: ContentSnapshot, { file, path: place, line }: Sample, fault: SampleFault): ContentProblem {
  const data = snapshot.written.get(file)?.();
  return { file, place: describePlace(place, data, line + fault.line), rule: fault.rule };
}

function checkText({ language, code }: Sample, api: PlatformApi): SampleFault[] {
  if (SCRIPTS.includes(language)) return checkAddresses(code, api);
  if (['bash', 'sh', 'shell'].includes(language)) return checkCommands(code, api);
  if (language === 'json') return checkJson(code, api);
  if (['yaml', 'yml'].includes(language)) return checkYaml(code);
  if (language === 'text') return [];
  const known = [...SCRIPTS, 'bash', 'json', 'yaml', 'text'].join(', ');
  return [{ line: 0, rule: `nobody can check a sample in "${language}"; write one of ${known}` }];
}

function checkAddresses(code: string, api: PlatformApi): SampleFault[] {
  return code
    .split('\n')
    .flatMap((text, line) =>
      [...text.matchAll(/https:\/\/[^\s'"`)]+/g)].flatMap(([address]) =>
        api.checkAddress(address).map((rule) => ({ line, rule })),
      ),
    );
}

function checkJson(code: string, api: PlatformApi): SampleFault[] {
  // JSON is YAML, whose parser knows the line.
  const faults = checkYaml(code);
  if (faults.length > 0) return faults;
  try {
    return api.checkDocument(JSON.parse(code)).map((rule) => ({ line: 0, rule }));
  } catch (error) {
    return [{ line: 0, rule: `is no JSON: ${(error as Error).message}` }];
  }
}

function checkYaml(code: string): SampleFault[] {
  const lineCounter = new LineCounter();
  const { errors } = parseDocument(code, { lineCounter, prettyErrors: false });
  return errors.map(({ pos, message }) => ({
    line: lineCounter.linePos(pos[0]).line - 1,
    rule: `cannot be read: ${message}`,
  }));
}
