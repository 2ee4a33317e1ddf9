import { resetRestoredForms } from '#src/client/restoredForms.ts';

const OPTIONS = '<option value="">All</option><option value="health">Healthcare</option>';

const values = () => [...document.querySelectorAll('select')].map(({ value }) => value);

beforeAll(resetRestoredForms);

test.each([
  [true, ['', 'health']],
  [false, ['health', 'health']],
])(
  'a page comes back from memory (%s): what is the address’s to say is what the document says',
  (persisted, expected) => {
    document.body.innerHTML = `<form data-by-address><select>${OPTIONS}</select></form><form><select>${OPTIONS}</select></form>`;
    for (const select of document.querySelectorAll('select')) select.value = 'health';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(values()).toEqual(expected);
  },
);
