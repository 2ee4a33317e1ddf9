import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { checkContent } from '#src/content/check/checkContent.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { resolveSitePage } from '#src/server/pages/resolveSitePage.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { ROOM_OPENS } from '#src/pages/webinar/resolveWebinar.ts';
import { webinarTexts } from '#src/shared/page/webinar.ts';
import { pageFile, snapshotOf, wordsFile } from '#tests/support/contentFolder.ts';

const SETTINGS =
  "{ startsAt: '2027-02-18T17:00:00+01:00', minutes: 45, language: en, join: 'https://live.orvandel.example/x'";
const TEXTS =
  'webinar: { zones: [{ place: Madrid, timeZone: Europe/Madrid }], speakers: [{ name: Lena, role: Media }] }\n';
const BLOCKS = '  - { type: note, id: agenda, title: Agenda }\n  - { type: note, id: replay, title: Replay }';

/** A webinar in all languages. */
function filesOf(settings: string, texts = TEXTS) {
  const files = ['en', 'es', 'pt', 'ru'].map((locale) => {
    const page = pageFile(`Webinar ${locale}`, BLOCKS, texts);
    return [`pages/webinar/platform/${locale}.yaml`, locale === 'en' ? page : wordsFile(page)];
  });
  return { 'pages/webinar/platform/page.yaml': settings, ...(Object.fromEntries(files) as Record<string, string>) };
}
const recorded = `template: webinar\nwebinar: ${SETTINGS}, recording: replay }\n`;
const unrecorded = `template: webinar\nwebinar: ${SETTINGS} }\n`;

async function pageAt(settings: string, ...moments: string[]) {
  const snapshot = await snapshotOf(filesOf(settings));
  const path = '/webinar/platform';
  return moments.map((now) =>
    resolveSitePage(snapshot, { contentPath: path, path, params: {}, locale: 'es', site: 'main' }, new Date(now)),
  );
}
const idsOf = (page: Awaited<ReturnType<typeof pageAt>>[number]) => page?.blocks.map(({ id }) => id);

test.each([
  ['2027-02-18T15:44:59Z', 'ahead', '2027-02-18T15:45:00.000Z'],
  ['2027-02-18T15:45:00Z', 'live', '2027-02-18T16:45:00.000Z'],
  ['2027-02-18T16:44:59Z', 'live', '2027-02-18T16:45:00.000Z'],
  ['2027-02-18T16:45:00Z', 'over', undefined],
])('at %s it is %s, until %s', async (now, state, changesAt) => {
  const [page] = await pageAt(unrecorded, now);
  expect(page?.webinar?.state).toBe(state);
  expect(page?.webinar?.changesAt).toBe(changesAt);
  expect(page?.webinar).toMatchObject({ endsAt: '2027-02-18T16:45:00.000Z', speakers: [{ name: 'Lena' }] });
});

test('the same snapshot shows it in each of its states', async () => {
  const pages = await pageAt(unrecorded, '2027-02-18T16:44:59Z', '2027-02-18T16:45:00Z', '2027-02-18T16:44:59Z');
  expect(pages.map((page) => page?.webinar?.state)).toEqual(['live', 'over', 'live']);
});

test('its room opens when the pages say', async () => {
  const { facts } = parse(await readFile('content/facts.yaml', 'utf8')) as { facts: Record<string, { value: number }> };
  expect(facts['room-opens']?.value).toBe(ROOM_OPENS);
});

test('the page has of its blocks what belongs to the state, and the rest always', async () => {
  const moments = ['2027-02-18T12:00:00Z', '2027-02-18T16:00:00Z', '2027-02-19T00:00:00Z'];
  const recordings = await pageAt(recorded, ...moments);
  expect(recordings.map(idsOf)).toEqual([['agenda'], ['agenda'], ['agenda', 'replay']]);
  const reminders = await pageAt(recorded.replace('recording', 'reminder'), ...moments);
  expect(reminders.map(idsOf)).toEqual([['agenda', 'replay'], ['agenda'], ['agenda']]);
  const notes = await pageAt(recorded.replace('recording', 'notes'), ...moments);
  expect(notes.map(idsOf)).toEqual([['agenda'], ['agenda'], ['agenda', 'replay']]);
  const [unrecordedAhead] = await pageAt(unrecorded, '2027-02-18T16:00:00Z');
  expect(idsOf(unrecordedAhead)).toEqual(['agenda', 'replay']);
});

test.each([
  [
    'the template without a webinar',
    'template: webinar\n',
    '',
    /page\.yaml, line 1: "webinar" is missing; write its fields/,
  ],
  [
    'a webinar in another template',
    unrecorded.replace('template: webinar', 'template: landing'),
    TEXTS,
    /"webinar" belongs to the template webinar/,
  ],
  [
    'a language without its part',
    unrecorded,
    '',
    /en\.yaml: "webinar" is missing, which the template webinar needs in every language/,
  ],
  [
    'a recording that no block holds',
    recorded.replace('replay', 'other'),
    TEXTS,
    /en\.yaml: no block has the id "other" of the recording\.$/,
  ],
])('%s is a problem', async (_name, settings, texts, expected) => {
  const problems = checkContent(await snapshotOf(filesOf(settings, texts)), checkedSite, new Date()).map(
    describeProblem,
  );
  expect(problems.filter((problem) => expected.test(problem))).not.toEqual([]);
});

test('a whole webinar is none', async () => {
  const problems = checkContent(await snapshotOf(filesOf(recorded)), checkedSite, new Date()).map(describeProblem);
  expect(problems.filter((problem) => problem.includes('webinar'))).toEqual([]);
});

test.each([
  ['Europe/Madrid', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('%j as a time zone: %s', (timeZone, known) => {
  const texts = { zones: [{ place: 'Here', timeZone }], speakers: [{ name: 'Lena', role: 'Media' }] };
  expect(webinarTexts.safeParse(texts).success).toBe(known);
});
