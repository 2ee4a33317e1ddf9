import type { Specimen } from '#src/specimens/Specimen.ts';
import { Checkbox, Switch } from '#src/ui/fields/Choice.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';

const CHANNELS = [
  { value: 'voice', label: 'Voice' },
  { value: 'chat', label: 'Chat', hint: 'In the messengers that your customers use.' },
  { value: 'video', label: 'Video' },
];

/** Controls by which one chooses among what is given. */
export const choiceSpecimens: readonly Specimen[] = [
  {
    id: 'checkbox',
    title: 'Checkbox',
    states: [
      { name: 'off', render: ({ id }) => <Checkbox id={id} name={id} label="Send me the newsletter" /> },
      { name: 'on', render: ({ id }) => <Checkbox id={id} name={id} label="Send me the newsletter" defaultChecked /> },
      {
        name: 'focus',
        pseudo: 'focus-visible',
        render: ({ id }) => <Checkbox id={id} name={id} label="Send me the newsletter" />,
      },
      {
        name: 'required, with an error',
        render: ({ id }) => (
          <Checkbox
            id={id}
            name={id}
            label="I agree to the processing of my data"
            error="Without your agreement we may not answer"
            required
          />
        ),
      },
      {
        name: 'disabled',
        render: ({ id }) => <Checkbox id={id} name={id} label="Send me the newsletter" disabled defaultChecked />,
      },
    ],
  },
  {
    id: 'switch',
    title: 'Switch',
    states: [
      { name: 'off', render: ({ id }) => <Switch id={id} name={id} label="Analytics" /> },
      {
        name: 'on, with a hint',
        render: ({ id }) => (
          <Switch id={id} name={id} label="Analytics" hint="Counts visits, not visitors." defaultChecked />
        ),
      },
      { name: 'always on', render: ({ id }) => <Switch id={id} name={id} label="Required" disabled defaultChecked /> },
    ],
  },
  {
    id: 'radio-group',
    title: 'Radio group',
    states: [
      {
        name: 'one chosen',
        render: ({ id }) => (
          <RadioGroup id={id} name={id} label="Where do you talk?" options={CHANNELS} defaultValue="voice" />
        ),
      },
      {
        name: 'with an error',
        render: ({ id }) => (
          <RadioGroup id={id} name={id} label="Where do you talk?" options={CHANNELS} error="Choose one" required />
        ),
      },
    ],
  },
  {
    id: 'phone-field',
    title: 'Phone',
    states: [
      {
        name: 'with a hint',
        render: ({ id }) => <PhoneField id={id} name={id} label="Telephone" hint="With the area code." />,
      },
    ],
  },
];
