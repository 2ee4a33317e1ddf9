import type { Specimen } from '#src/specimens/Specimen.ts';
import { ErrorSummary } from '#src/ui/fields/ErrorSummary.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { FormSection } from '#src/ui/fields/FormSection.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

const LANGUAGES = ['English', 'Español', 'Português', 'Русский'].map((name) => <option key={name}>{name}</option>);
const CV = { name: 'curriculum-vitae.pdf', size: 1_258_291 };

/** Controls into which something is typed or put. */
export const fieldSpecimens: readonly Specimen[] = [
  {
    id: 'text-field',
    title: 'Text field',
    states: [
      { name: 'empty', render: ({ id }) => <TextField id={id} name={id} label="Company" /> },
      {
        name: 'required, with a hint',
        render: ({ id }) => (
          <TextField id={id} name={id} label="Work e-mail" type="email" hint="We answer to this address." required />
        ),
      },
      {
        name: 'hover',
        pseudo: 'hover',
        render: ({ id }) => <TextField id={id} name={id} label="Company" defaultValue="Lindero" />,
      },
      {
        name: 'focus',
        pseudo: 'focus-visible',
        render: ({ id }) => <TextField id={id} name={id} label="Company" defaultValue="Lindero" />,
      },
      {
        name: 'with an error',
        render: ({ id }) => (
          <TextField
            id={id}
            name={id}
            label="Work e-mail"
            hint="We answer to this address."
            error="Enter an address with an @, such as name@company.com"
            defaultValue="name.company.com"
          />
        ),
      },
      {
        name: 'with a prefix',
        render: ({ id }) => <TextField id={id} name={id} label="Monthly budget, USD" prefix="$" inputMode="numeric" />,
      },
      { name: 'disabled', render: ({ id }) => <TextField id={id} name={id} label="Account" disabled /> },
    ],
  },
  {
    id: 'text-area',
    title: 'Text area',
    states: [
      {
        name: 'with a counter',
        render: ({ id }) => (
          <TextArea id={id} name={id} label="What do you call about?" maxLength={500} defaultValue="Deliveries" />
        ),
      },
      {
        name: 'with an error',
        render: ({ id }) => (
          <TextArea id={id} name={id} label="What do you call about?" error="Write a sentence or two" required />
        ),
      },
    ],
  },
  {
    id: 'select-field',
    title: 'Select',
    states: [
      {
        name: 'at rest',
        render: ({ id }) => (
          <SelectField id={id} name={id} label="Language of the call">
            {LANGUAGES}
          </SelectField>
        ),
      },
      {
        name: 'with an error',
        render: ({ id }) => (
          <SelectField id={id} name={id} label="Language of the call" error="Choose a language">
            {LANGUAGES}
          </SelectField>
        ),
      },
      {
        name: 'disabled',
        render: ({ id }) => (
          <SelectField id={id} name={id} label="Language of the call" disabled>
            {LANGUAGES}
          </SelectField>
        ),
      },
    ],
  },
  {
    id: 'file-field',
    title: 'File',
    states: [
      {
        name: 'empty',
        render: ({ id }) => <FileField id={id} name={id} label="Your résumé" hint="PDF or Word, up to 10 MB." />,
      },
      {
        name: 'chosen',
        render: ({ id }) => <FileField id={id} name={id} label="Your résumé" files={[CV]} onRemove={() => undefined} />,
      },
      {
        name: 'being sent',
        render: ({ id }) => <FileField id={id} name={id} label="Your résumé" files={[{ ...CV, progress: 0.62 }]} />,
      },
      {
        name: 'refused',
        render: ({ id }) => (
          <FileField id={id} name={id} label="Your résumé" error="This file is 14 MB; the limit is 10 MB" required />
        ),
      },
    ],
  },
  {
    id: 'form-section',
    title: 'Form section',
    states: [
      {
        name: 'with fields',
        wide: true,
        render: ({ id }) => (
          <FormSection id={id} legend="Whom we are talking to" hint="Only to answer you.">
            <TextField id={`${id}-name`} name={`${id}-name`} label="Name" required />
            <TextField id={`${id}-role`} name={`${id}-role`} label="Role" />
          </FormSection>
        ),
      },
    ],
  },
  {
    id: 'error-summary',
    title: 'Error summary',
    states: [
      {
        name: 'above the form',
        wide: true,
        render: ({ id }) => (
          <>
            <ErrorSummary
              id={id}
              title="Two fields need another look"
              errors={[
                { fieldId: `${id}-name`, message: 'Enter your name' },
                { fieldId: `${id}-mail`, message: 'Enter an address with an @' },
              ]}
            />
            <TextField id={`${id}-name`} name={`${id}-name`} label="Name" error="Enter your name" />
            <TextField id={`${id}-mail`} name={`${id}-mail`} label="E-mail" error="Enter an address with an @" />
          </>
        ),
      },
    ],
  },
];
