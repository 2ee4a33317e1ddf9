import { NewerLead, NoLead, parseLead } from '#src/forms/server/keeping/leadsJson.ts';
import { testLead } from '#tests/support/leadParts.ts';

/** Leads outlive the build that has kept them: after a rollback an older one reads them. */

const file = { field: 'cv_file', name: 'cv.pdf', type: 'application/pdf', size: 4, key: 'file-1' };

test('a lead is read as it was kept, with every field that it may have', () => {
  const lead = testLead({ files: [file], quarantine: 'tooFast', digest: 'abc' });
  expect(parseLead(JSON.stringify(lead))).toEqual(lead);
});

test('what a newer build keeps with a lead and its files survives reading and writing', () => {
  const kept = { ...testLead(), origin: 'chat', files: [{ ...file, scanned: true }] };
  expect(JSON.parse(JSON.stringify(parseLead(JSON.stringify(kept))))).toEqual(kept);
});

test.each([{ form: 'chat' }, { site: 'de' }, { locale: 'de' }, { quarantine: 'robot', form: 'chat' }])(
  'a lead with a value that only a newer build knows is one: %j',
  (newer) => {
    expect(() => parseLead(JSON.stringify({ ...testLead(), ...newer }))).toThrow(NewerLead);
  },
);

test.each([
  '{"id":',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...testLead(), form: 1 }),
  JSON.stringify({ ...testLead(), form: 'chat', files: 1 }),
])('what is cut short or of another shape is none: %s', (text) => {
  expect(() => parseLead(text)).toThrow(NoLead);
});
