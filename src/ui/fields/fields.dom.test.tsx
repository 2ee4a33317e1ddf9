import { UPLOAD_LIMIT } from '#config/constants.ts';
import '#tests/support/textEncoding.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Checkbox } from '#src/ui/fields/Choice.tsx';
import { ErrorSummary } from '#src/ui/fields/ErrorSummary.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

afterEach(cleanup);

const show = (element: ReactElement) => render(withProviders(element));
const values = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

it('send what they hold as plain HTML does, uncontrolled', () => {
  show(
    <form>
      <TextField name="company" label="Company" defaultValue="Lindero" />
      <TextArea name="text" label="Text" defaultValue="Hello" />
      <SelectField name="language" label="Language" defaultValue="pt">
        <option value="en">English</option>
        <option value="pt">Português</option>
      </SelectField>
      <Checkbox name="consent" label="I agree" defaultChecked />
      <RadioGroup
        name="channel"
        label="Channel"
        options={[
          { value: 'voice', label: 'Voice' },
          { value: 'chat', label: 'Chat' },
        ]}
        defaultValue="chat"
      />
    </form>,
  );
  expect(values()).toEqual({ company: 'Lindero', text: 'Hello', language: 'pt', consent: 'on', channel: 'chat' });
});

it('take what a form library registers: a name, a ref and its listeners', () => {
  const heard: string[] = [];
  const register = (name: string) => ({
    name,
    ref: (element: { name: string } | null) => {
      if (element) heard.push(`ref ${element.name}`);
    },
    onChange: () => void heard.push(`change ${name}`),
    onBlur: () => void heard.push(`blur ${name}`),
  });
  show(
    <>
      <TextField label="Company" {...register('company')} />
      <Checkbox label="I agree" {...register('consent')} />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Company'), { target: { value: 'Lindero' } });
  fireEvent.blur(screen.getByLabelText('Company'));
  fireEvent.click(screen.getByLabelText('I agree'));
  expect(heard).toEqual(['ref company', 'ref consent', 'change company', 'blur company', 'change consent']);
});

it('say in words that they are required, what is asked and what is wrong', () => {
  show(<TextField label="E-mail" hint="We answer here" error="Has no @" required />);
  const input = screen.getByRole('textbox', { name: 'E-mail required' });
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['We answer here', 'Has no @']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  // Chrome leaves a blank that is a text of its own out of a name, which this test's library keeps.
  expect([...screen.getByText('required').childNodes].map(({ nodeValue }) => nodeValue)).toEqual([' required']);
});

it('say that nothing is wrong as long as nobody was told otherwise: browsers take an empty required box for invalid', () => {
  show(
    <>
      <Checkbox label="I agree" required />
      <SelectField label="Country" required>
        <option value="">Please choose</option>
      </SelectField>
    </>,
  );
  for (const control of [screen.getByRole('checkbox'), screen.getByRole('combobox')]) {
    expect(control.getAttribute('aria-invalid')).toBe('false');
  }
});

it('count what is written where there is a limit', () => {
  show(<TextArea label="Text" maxLength={20} defaultValue="Hello" />);
  expect(screen.getByText('5 of 20 characters')).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Hello there' } });
  expect(screen.getByText('11 of 20 characters')).toBeTruthy();
});

it('write numbers as their language does, by a formatter that a key press does not make anew', () => {
  render(withProviders(<TextArea label="Text" maxLength={12_345} />, { locale: 'pt' }));
  const make = jest.spyOn(Intl, 'NumberFormat');
  fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Olá' } });
  expect(screen.getByText(/^3 of/).textContent).toBe('3 of 12\u00a0345 characters');
  expect(make).not.toHaveBeenCalled();
});

it('write numbers as the texts of the site do', () => {
  show(<TextArea label="Text" maxLength={3000} />);
  expect(screen.getByText('0 of 3,000 characters')).toBeTruthy();
  const file = { name: 'cv.pdf', size: 1_048_575 };
  const { container } = render(withProviders(<FileField label="CV" files={[file]} />, { locale: 'ru' }));
  expect(container.textContent).toContain('1023,9\u00a0кБ');
});

it('count what stands in them, whoever has written it', async () => {
  show(
    <form>
      <TextArea label="Text" maxLength={20} defaultValue="Hello" />
    </form>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>('Text');
  area.value = 'Hello there';
  act(() => void area.dispatchEvent(new Event('change', { bubbles: true })));
  expect(screen.getByText('11 of 20 characters')).toBeTruthy();
  area.form!.reset();
  expect(await screen.findByText('5 of 20 characters')).toBeTruthy();
});

it('count what was typed before they came to life', () => {
  const area = withProviders(<TextArea id="text" label="Text" maxLength={20} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(area);
  container.querySelector('textarea')!.value = 'Hello there';
  render(area, { container, hydrate: true });
  expect(container.textContent).toContain('11 of 20 characters');
});

it('lead from the summary of errors to the field', () => {
  show(
    <>
      <ErrorSummary id="errors" title="One problem" errors={[{ fieldId: 'mail', message: 'Has no @' }]} />
      <TextField id="mail" label="E-mail" />
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Has no @' }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

it('name the file that their button removes, and its size', () => {
  const removed: string[] = [];
  const file = { name: 'cv.pdf', size: 1_572_864 };
  show(<FileField label="CV" files={[file]} onRemove={({ name }) => void removed.push(name)} />);
  expect(screen.getByText('1.5 MB')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
  expect(removed).toEqual(['cv.pdf']);
});

it('show a file that is just under the limit as smaller than it, as the form takes it', () => {
  const files = [UPLOAD_LIMIT - 1, UPLOAD_LIMIT].map((size) => ({ name: String(size), size }));
  show(<FileField label="CV" files={files} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${String(UPLOAD_LIMIT - 1)}9.9\u00a0MB`,
    `${String(UPLOAD_LIMIT)}10\u00a0MB`,
  ]);
});
