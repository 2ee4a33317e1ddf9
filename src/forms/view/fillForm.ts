/** The type of the event by which a control says that there is more of its name than there are controls. Its detail is the value. */
export const SURPLUS_EVENT = 'form:surplus';

/**
 * Writes values into a form that React does not control, and leaves alone what the visitor has typed already.
 *
 * @param entries by posted name; of a name that comes several times, the first is written to the first control, and so on
 */
export function fillForm(form: HTMLFormElement, entries: readonly (readonly [name: string, value: unknown])[]): void {
  const used = new Map<string, number>();
  for (const [name, value] of entries) {
    if (value instanceof File) attach(controlsOf(form, name), value);
    if (typeof value !== 'string') continue;
    const index = used.get(name) ?? 0;
    used.set(name, index + 1);
    const group = controlsOf(form, name);
    const [first] = group;
    const control = group[index] ?? first;
    if (!control) continue;
    if (first?.type === 'text' && index >= group.length) {
      control.dispatchEvent(new CustomEvent(SURPLUS_EVENT, { bubbles: true, detail: value }));
    } else write(control, value, group);
  }
}

/** As if it was chosen, where nothing is. A form that was posted without a file has one without a name. */
function attach([control]: readonly Control[], file: File): void {
  if (!(control instanceof HTMLInputElement) || control.type !== 'file') return;
  if (control.files?.length || file.name === '') return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  control.files = transfer.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter((element): element is Control => 'name' in element && element.name === name);
}

function write(control: Control, value: string, group: readonly Control[]) {
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    const boxes = group as readonly HTMLInputElement[];
    if (boxes.some(({ checked }) => checked)) return;
    const box = boxes.find((candidate) => candidate.value === value);
    if (box) box.checked = true;
  } else if (control.value === '' && control.type !== 'file') {
    control.value = value;
    // As a visitor's own change: it takes back an error that was told meanwhile, and is counted.
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
