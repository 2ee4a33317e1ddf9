import type { Specimen } from '#src/specimens/Specimen.ts';
import { Accordion } from '#src/ui/display/Accordion.tsx';
import { Card } from '#src/ui/display/Card.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { ICON_NAMES } from '#src/shared/iconNames.ts';
import { Notice } from '#src/ui/display/Notice.tsx';
import { Pagination } from '#src/ui/display/Pagination.tsx';
import { Progress } from '#src/ui/fields/Progress.tsx';
import { SocialLinks } from '#src/ui/icons/SocialLinks.tsx';
import { Spinner } from '#src/ui/buttons/Spinner.tsx';
import { Table } from '#src/ui/display/Table.tsx';
import { Tag } from '#src/ui/display/Tag.tsx';

const RATES = [
  ['Brazil', '0.0092', '0.0210', '0.0060'],
  ['Kazakhstan', '0.0118', '0.0264', '0.0071'],
  ['Portugal', '0.0046', '0.0195', '0.0052'],
];

/** What stands in running content: it is read, and at most led on from. */
export const contentSpecimens: readonly Specimen[] = [
  {
    id: 'tag',
    title: 'Tag',
    states: (['primary', 'secondary', 'tertiary'] as const).flatMap((type) => [
      { name: type, render: () => <Tag name="Voice AI" type={type} /> },
      { name: `${type}, with an icon`, render: () => <Tag name="Voice AI" type={type} icon="tag" /> },
      { name: `${type}, as a link`, render: () => <Tag name="Voice AI" type={type} href="#tag" /> },
      { name: `${type}, current`, render: () => <Tag name="Voice AI" type={type} href="#tag" current /> },
    ]),
  },
  {
    id: 'pagination',
    title: 'Pagination',
    states: [1, 5, 10].map((current) => ({
      name: `page ${String(current)} of 10`,
      wide: true,
      render: ({ surface }) => (
        <Pagination
          current={current}
          count={10}
          hrefOf={(page) => `#page-${String(page)}`}
          label={`Pages, ${String(current)}, ${surface}`}
        />
      ),
    })),
  },
  {
    id: 'table',
    title: 'Table',
    states: [
      {
        name: 'with figures',
        wide: true,
        render: ({ id, surface }) => (
          <Table
            id={id}
            caption={`Rates in USD a minute (${surface})`}
            columns={[
              { key: 'country', label: 'Country' },
              { key: 'landline', label: 'To landlines', numeric: true },
              { key: 'mobile', label: 'To mobiles', numeric: true },
              { key: 'incoming', label: 'Incoming', numeric: true },
            ]}
            rows={RATES.map((cells) => ({ key: cells[0] ?? '', cells }))}
          />
        ),
      },
    ],
  },
  {
    id: 'accordion',
    title: 'Accordion',
    states: [
      {
        name: 'one open at a time',
        wide: true,
        render: ({ id }) => (
          <Accordion
            name={id}
            items={[
              { title: 'Where are calls recorded?', content: <p>In the region that you choose.</p> },
              { title: 'For how long?', content: <p>For as long as your plan says, then they are deleted.</p> },
            ]}
          />
        ),
      },
    ],
  },
  {
    id: 'notice',
    title: 'Notice',
    states: (['info', 'success', 'warning', 'error'] as const).map((tone) => ({
      name: tone,
      render: () => (
        <Notice tone={tone} title="The scenario is saved">
          <p>It answers from the next call on.</p>
        </Notice>
      ),
    })),
  },
  {
    id: 'card',
    title: 'Card',
    states: [
      {
        name: 'plain',
        render: () => (
          <Card title="Numbers" icon="hash">
            <p>In 12 countries, ready within an hour.</p>
          </Card>
        ),
      },
      {
        name: 'as a link',
        render: () => (
          <Card title="Numbers" icon="hash" href="#card">
            <p>In 12 countries, ready within an hour.</p>
          </Card>
        ),
      },
    ],
  },
  {
    id: 'progress',
    title: 'Progress',
    states: [
      { name: 'known', render: () => <Progress label="Sending the recording" value={0.4} /> },
      { name: 'unknown', render: () => <Progress label="Looking for numbers" /> },
    ],
  },
  { id: 'spinner', title: 'Spinner', states: [{ name: 'named', render: () => <Spinner label="Loading" /> }] },
  { id: 'social-links', title: 'Social links', states: [{ name: 'at rest', render: () => <SocialLinks /> }] },
  {
    id: 'icon',
    title: 'Icon',
    states: [
      {
        name: 'every icon',
        wide: true,
        render: () => ICON_NAMES.map((name) => <Icon key={name} name={name} size={24} />),
      },
    ],
  },
];
