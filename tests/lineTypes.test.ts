import { copyRepository, type RepositoryCopy } from '#tests/support/repositoryCopy.ts';

/** What the type checker must find out about the kinds of lines of an estimate, tried on a copy of the repository. */

let copy: RepositoryCopy;

beforeAll(async () => {
  copy = await copyRepository({ parts: ['config', 'src', 'package.json', 'tsconfig.json'] });
});
afterEach(() => copy.restore());
afterAll(() => copy.remove());

const filesOf = (errors: readonly string[]) => [...new Set(errors.map((line) => line.split('(')[0]))].sort();

/** Where a kind of line gets its fields on the page. */
const LINE_VIEWS = 'src/pricing/view/estimator/lineViews.ts';
const LINE_WORDS = 'src/pricing/words/lines/lineWords.ts';
const LINE_KINDS = 'src/pricing/data/lines/lineKinds.ts';
/** From there everything that lines go through is reached, in the browser and on the server. */
const WITH_LINES = ['src/blocks/estimator/Estimator.tsx', 'src/pricing/server/endpoints/estimate.ts'];

test('a kind of line is its own files and their entries; without its words and its fields it does not compile', async () => {
  const like = async (file: string) =>
    (await copy.read(file))
      .replaceAll('agents', 'seats')
      .replaceAll('Agents', 'Seats')
      .replaceAll('agentPlans', 'plans');
  await copy.write('src/pricing/data/lines/seats.ts', await like('src/pricing/data/lines/agents.ts'));
  await copy.edit(LINE_KINDS, '  ai: aiLine,', '  ai: aiLine,\n  seats: seatsLine,');
  await copy.edit(
    LINE_KINDS,
    'import type { GlobalPrices',
    "import { seatsLine } from '#src/pricing/data/lines/seats.ts';\nimport type { GlobalPrices",
  );
  const without = await copy.typeErrors(WITH_LINES);
  expect(filesOf(without)).toEqual([LINE_VIEWS, LINE_WORDS]);
  expect(without.join('\n')).toMatch(/Property 'seats' is missing/);

  await copy.write(
    'src/pricing/view/estimator/SeatsFields.tsx',
    await like('src/pricing/view/estimator/AgentsFields.tsx'),
  );
  await copy.edit(LINE_VIEWS, '  ai: AiFields,', '  ai: AiFields,\n  seats: SeatsFields,');
  await copy.edit(
    LINE_VIEWS,
    'import type { FieldsProps',
    "import { SeatsFields } from '#src/pricing/view/estimator/SeatsFields.tsx';\nimport type { FieldsProps",
  );
  await copy.write('src/pricing/words/lines/seatsWords.ts', await like('src/pricing/words/lines/agentsWords.ts'));
  await copy.edit(LINE_WORDS, '  ai: aiWords,', '  ai: aiWords,\n  seats: seatsWords,');
  await copy.edit(
    LINE_WORDS,
    'import type { EstimateLine',
    "import { seatsWords } from '#src/pricing/words/lines/seatsWords.ts';\nimport type { EstimateLine",
  );
  expect(await copy.typeErrors(WITH_LINES)).toEqual([]);

  await copy.edit(LINE_KINDS, '  seats: seatsLine,', '  seats: numbersLine,');
  expect((await copy.typeErrors([LINE_KINDS])).join('\n')).toMatch(/'LineKind<NumbersLine>' is not assignable/);
});

/** Each in another kind of line, or in what it is shown with. */
const MISPAIRED_LINES: readonly (readonly [what: string, file: string, from: string, to: string, error: RegExp])[] = [
  [
    'the fields of another kind on the page',
    LINE_VIEWS,
    'numbers: NumbersFields',
    'numbers: CallsFields',
    /estimator\/lineViews\.ts.*FieldsProps<CallsLine>/,
  ],
  [
    'the words of another kind',
    LINE_WORDS,
    'calls: callsWords',
    'calls: aiWords',
    /lines\/lineWords\.ts.*KindWords<AiLine>/,
  ],
  [
    'a field of another type than its value',
    'src/pricing/data/lines/messages.ts',
    'text: TEXT',
    'text: COUNT',
    /lines\/messages\.ts.*'NumberField' is not assignable/,
  ],
  [
    'a value that addresses would forget',
    'src/pricing/data/lines/calls.ts',
    '    seconds: SECONDS,\n',
    '',
    /lines\/calls\.ts.*'seconds' is missing/,
  ],
];

test('a kind of line with a part of another does not compile', async () => {
  for (const [, file, from, to] of MISPAIRED_LINES) await copy.edit(file, from, to);
  const errors = (await copy.typeErrors([LINE_VIEWS, LINE_WORDS])).join('\n');
  for (const [what, , , , error] of MISPAIRED_LINES)
    expect([what, errors]).toEqual([what, expect.stringMatching(error)]);
});
