import { fillForm } from '#src/forms/view/fillForm.ts';

/** jsdom has none. */
class FakeTransfer {
  readonly files: File[] = [];
  readonly items = { add: (file: File) => this.files.push(file) };
}

function show(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form')!;
  const changed: string[] = [];
  form.addEventListener('change', ({ target }) => changed.push((target as HTMLInputElement).name));
  const input = form.querySelector<HTMLInputElement>('[type=file]');
  if (input) Object.defineProperty(input, 'files', { configurable: true, writable: true, value: [] });
  return { form, changed, filesOf: () => [...(input?.files ?? [])].map(({ name }) => name) };
}

beforeEach(() => {
  Object.assign(globalThis, { DataTransfer: FakeTransfer });
});

const FILE = '<input type="file" name="cv">';

test('a file that waited with its form is attached again, and that is told as a choice', () => {
  const { form, changed, filesOf } = show(FILE);
  fillForm(form, [['cv', new File(['x'], 'cv.pdf')]]);
  expect([filesOf(), changed]).toEqual([['cv.pdf'], ['cv']]);
});

test('one that the visitor has chosen meanwhile stays, and no file is none', () => {
  const { form, changed, filesOf } = show(FILE);
  fillForm(form, [['cv', new File([], '')]]);
  expect([filesOf(), changed]).toEqual([[], []]);
  Object.assign(form.querySelector('input')!, { files: [new File(['x'], 'mine.pdf')] });
  fillForm(form, [['cv', new File(['x'], 'cv.pdf')]]);
  expect([filesOf(), changed]).toEqual([['mine.pdf'], []]);
});

test('no file gets into a field that takes none', () => {
  const { form, changed } = show('<input name="cv">');
  fillForm(form, [['cv', new File(['x'], 'cv.pdf')]]);
  expect([form.querySelector('input')?.value, changed]).toEqual(['', []]);
});

test('what was typed or ticked meanwhile stays', () => {
  const { form } = show(
    '<input name="name" value="Ana"><input type="radio" name="plan" value="a" checked><input type="radio" name="plan" value="b">',
  );
  fillForm(form, [
    ['name', 'Eva'],
    ['plan', 'b'],
  ]);
  expect([...new FormData(form)]).toEqual([
    ['name', 'Ana'],
    ['plan', 'a'],
  ]);
});
