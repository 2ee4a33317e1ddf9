import type { Specimen } from '#src/specimens/Specimen.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/overlays/Dialog.tsx';
import { DialogButton } from '#src/ui/overlays/DialogButton.tsx';
import { TabSet } from '#src/ui/display/TabSet.tsx';
import { Tooltip } from '#src/ui/overlays/Tooltip.tsx';

const ITEMS = [
  { label: 'Developers', panel: <p>One number, one scenario, one afternoon.</p> },
  { label: 'Operators', panel: <p>The queue stays; the waiting does not.</p> },
  { label: 'Managers', panel: <p>Every call has a transcript by the time it ends.</p> },
];

/** What opens, closes or plays. */
export const interactiveSpecimens: readonly Specimen[] = [
  {
    id: 'tabs',
    title: 'Tabs',
    states: (['pills', 'line'] as const).map((look) => ({
      name: look,
      wide: true,
      render: ({ id, surface }) => (
        <>
          <p id={`${id}-title`}>
            Who works with it ({look}, {surface})
          </p>
          <TabSet id={id} labelledBy={`${id}-title`} look={look} items={ITEMS} />
        </>
      ),
    })),
  },
  {
    id: 'tooltip',
    title: 'Tooltip',
    states: [
      {
        name: 'beside a term',
        render: ({ id }) => (
          <p>
            Cold start
            <Tooltip id={id} label="About the cold start" text="From the request to the first line of your scenario." />
          </p>
        ),
      },
    ],
  },
  {
    id: 'dialog',
    title: 'Dialog',
    states: [
      {
        name: 'opened by its button',
        render: ({ id }) => (
          <>
            <DialogButton opens={id} theme="secondary">
              Delete the scenario
            </DialogButton>
            <Dialog
              id={id}
              title="Delete the scenario?"
              footer={
                <form method="dialog">
                  <Button type="submit">Delete it</Button>
                </form>
              }
            >
              <p>Calls that it answers now will ring at your operators.</p>
            </Dialog>
          </>
        ),
      },
    ],
  },
];
