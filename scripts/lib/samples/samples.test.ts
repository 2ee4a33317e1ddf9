import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { describeProblem, type ContentProblem } from '#src/content/check/contentProblem.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { readContent } from '#src/content/readContent.ts';
import { PLATFORM_TYPES, writePlatformTypes } from '#scripts/lib/contracts/platformTypes.ts';
import { createContentFolder, pageFile, testParts } from '#tests/support/contentFolder.ts';
import { API_FOLDER, checkSamples } from './checkSamples.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const DESCRIPTION = path.join(API_FOLDER, 'platform.openapi.yaml');

const FENCE = '```';
const indent = (code: string) => code.replaceAll(/^(?=.)/gm, '      ');

/** A page with two samples, the first of them without a fault: the line of the second counts its own. */
const page = (language: string, code: string) =>
  pageFile(
    'Samples',
    `  - type: rich-text\n    id: code\n    body: |\n      Text.\n\n      ${FENCE}js\n      console.log(call.id);\n      ${FENCE}\n\n      ${FENCE}${language}\n${indent(code)}\n      ${FENCE}`,
  );

const fileOf = (code: string) => `pages/sample-${String(all.findIndex((each) => each.code === code))}/en.yaml`;
const SEE = 'See content/api/scenario.d.ts for what there is.';
const TOKEN = '-H "Authorization: Bearer $TOKEN"';
const CALLS = 'https://api.orvandel.example/v1/calls';

const faulty = [
  [
    'js',
    "await call.say('Hello');\ncall.sya('Hello');",
    15,
    `does not compile: Property 'sya' does not exist on type 'ScenarioCall'. ${SEE}`,
  ],
  ['javascript', 'const a = {;', 14, `does not compile: Property assignment expected. ${SEE}`],
  [
    'ts',
    'const name: number = call.id;',
    14,
    `does not compile: Type 'string' is not assignable to type 'number'. ${SEE}`,
  ],
  [
    'js',
    "await fetch('https://api.orvandel.example/v1/cals');",
    14,
    `https://api.orvandel.example/v1/cals is no address of the interface; did you mean ${CALLS}?`,
  ],
  ['json', '{ "event": "turn", "text": "Hi", "confidence": 2, "final": true }', 14, 'confidence must be <= 1.'],
  ['json', '{ "event": "trun" }', 14, '"trun" is no event; did you mean "turn"?'],
  [
    'json',
    '{ "a": 1 }',
    14,
    'is nothing that the interface takes or sends; write one of the schemas of content/api/platform.openapi.yaml.',
  ],
  ['json', '{\n  "a": 1,,\n}', 15, 'cannot be read: Unexpected , in flow map.'],
  [
    'bash',
    `# first\ncurl ${CALLS} \\\n  ${TOKEN} --json '{"scenario": "a", "to": "+12025550142", "form": "b"}'`,
    15,
    'the body is not what the call takes: "form" is no field.',
  ],
  [
    'bash',
    `curl ${CALLS} ${TOKEN} --json '{"scenario": "a"}'`,
    14,
    'the body is not what the call takes: "to" is missing.',
  ],
  [
    'bash',
    `curl ${CALLS} ${TOKEN} -d '{}'`,
    14,
    'the body is sent as application/x-www-form-urlencoded; send it as application/json, with --json.',
  ],
  ['bash', `curl -X PATCH ${CALLS} ${TOKEN}`, 14, '/v1/calls does not take PATCH; write POST.'],
  [
    'bash',
    'curl https://api.orvandel.example/v1/numbers',
    14,
    'the call needs a token; write -H "Authorization: Bearer $TOKEN".',
  ],
  ['bash', `curl ${CALLS}/1 ${TOKEN} --jsno a`, 14, "curl cannot be read: Unknown option '--jsno'"],
  ['yaml', 'a: 1\nb: [', 15, 'cannot be read: '],
  [
    'cobol',
    'MOVE A TO B',
    14,
    'nobody can check a sample in "cobol"; write one of javascript, js, typescript, ts, bash, json, yaml, text.',
  ],
] as const;

const good = [
  [
    'js',
    "call.on('turn', async ({ text }) => call.say(await model.reply(text)));\nawait sms.send({ to: '+12025550142', text: phrases.bye ?? '' });",
  ],
  ['json', '{ "event": "message.status", "id": "1", "status": "delivered" }'],
  ['bash', `curl ${CALLS} ${TOKEN} --json '{"scenario": "a", "to": "+12025550142"}' | grep id\necho done > file`],
  [
    'bash',
    `curl -s "${CALLS}/$ID" ${TOKEN}\ncurl https://example.com/other\ncurl -o p.csv https://orvandel.example/prices.csv`,
  ],
  ['bash', 'curl https://orvandel.example/prices/de.json'],
  ['text', 'anything at all'],
] as const;

/** Each on a page of its own, and all are checked at once: to read the types of browsers takes longer than all samples do. */
const all = [...faulty, ...good].map(([language, code]) => ({ language, code }));
let problems: readonly ContentProblem[] = [];

beforeAll(async () => {
  const pages = all.flatMap(({ language, code }) => [
    [fileOf(code).replace('en.yaml', 'page.yaml'), 'template: landing'],
    [fileOf(code), page(language, code)],
  ]);
  const folder = await createContentFolder(Object.fromEntries(pages) as Record<string, string>);
  try {
    const snapshot = await readContent(createContentFiles(folder.directory), createContentKinds(testParts));
    expect(snapshot.problems).toEqual([]);
    problems = checkSamples(snapshot, folder.directory);
  } finally {
    await folder.dispose();
  }
});

const problemsOf = (code: string) => problems.filter(({ file }) => file === fileOf(code)).map(describeProblem);

test.each(faulty)('a fault in %s: %s', (_language, code, line, sentence) => {
  const [problem, ...more] = problemsOf(code);
  expect(problem).toContain(`${fileOf(code)}, line ${String(line)}, block "code" (rich-text), body: ${sentence}`);
  expect(more).toEqual([]);
});

test.each(good)('nothing is wrong with %s: %s', (_language, code) => {
  expect(problemsOf(code)).toEqual([]);
});

test('the description is OpenAPI, and the committed types are made of it', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(DESCRIPTION);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(readFileSync(path.join(root, PLATFORM_TYPES), 'utf8')).toBe(await writePlatformTypes(root));
});
