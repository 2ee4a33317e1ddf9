import { changesAt } from '#src/server/render/changesAt.ts';
import type { Page } from '#src/shared/page/page.ts';

const webinar = (moment?: string) => ({ changesAt: moment }) as Page['webinar'];

test('so does every page when another comes or goes, unless it changes before', () => {
  const turn = Date.parse('2027-03-01T00:00:00Z');
  const { until, ahead } = { until: '2027-02-01T00:00:00Z', ahead: '2027-04-01T00:00:00Z' };
  expect(changesAt({}, turn)).toBe('2027-03-01T00:00:00.000Z');
  expect([changesAt({ until }, turn), changesAt({ changesAt: ahead }, turn)]).toEqual([
    '2027-02-01T00:00:00.000Z',
    '2027-03-01T00:00:00.000Z',
  ]);
  expect(changesAt({}, Infinity)).toBeUndefined();
});

test.each([
  [{}, undefined],
  [{ webinar: webinar() }, undefined],
  [{ webinar: webinar('2027-02-18T15:45:00.000Z') }, '2027-02-18T15:45:00.000Z'],
  [{ changesAt: '2027-04-01T00:00:00.000Z' }, '2027-04-01T00:00:00.000Z'],
  [{ until: '2027-03-01T01:00:00+01:00' }, '2027-03-01T00:00:00.000Z'],
  [{ webinar: webinar('2027-02-18T15:45:00.000Z'), until: '2027-02-18T16:00:00+01:00' }, '2027-02-18T15:00:00.000Z'],
])('%j changes at %s', (page, moment) => {
  expect(changesAt(page)).toBe(moment);
});
