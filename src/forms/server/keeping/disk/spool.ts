import { DELIVERY_RULES, type DeliveryRules } from '#src/forms/server/delivery/deliveryBackoff.ts';
import type { Deliver } from '#src/forms/server/delivery/deliveryPost.ts';
import type { DeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import type { LeadBacklog, LeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import type { LeadKeeper } from '#src/forms/server/keeping/leadsKeeper.ts';
import { createLeadSpace, type LeadSpace } from '#src/forms/server/keeping/leadsSpace.ts';
import { repeat } from '#src/forms/server/keeping/leadsRepeat.ts';
import { makeFolder } from '#src/server/boot/makeFolder.ts';
import { createSpoolDraft } from '#src/forms/server/keeping/disk/spoolDraft.ts';
import {
  FOLDER_MODE,
  measureDisk,
  spoolFolders,
  type SpoolFolders,
} from '#src/forms/server/keeping/disk/spoolFiles.ts';
import { forgetDelivered, surveySpool, type KeepingOptions } from '#src/forms/server/keeping/disk/spoolKeeping.ts';
import { createSpoolLeads } from '#src/forms/server/keeping/disk/spoolLeads.ts';
import { createSpoolOwner } from '#src/forms/server/keeping/disk/spoolOwner.ts';
import { createSpoolStates } from '#src/forms/server/keeping/disk/spoolStates.ts';
import { createSpoolWorker, type SpoolWorker } from '#src/forms/server/keeping/disk/spoolWorker.ts';

/** Which folder, where leads are delivered to, and who is told of it. */
export interface SpoolOptions {
  /** The spool's own folder. Several processes may share it. */
  readonly directory: string;
  /** Unset: leads stay. */
  readonly deliver: Deliver | undefined;
  readonly counters: LeadCounters;
  readonly trace: DeliveryTrace;
  /** What is dead or in quarantine is kept for so long, in ms; 0: for ever. */
  readonly retention: number;
  /** How much leads may take while they wait, in bytes. */
  readonly spaceLimit: number;
  readonly rules?: DeliveryRules;
  /** How often each process says that it lives, and how often it looks for leads of those that do not, in ms. */
  readonly timing?: { readonly heartbeat: number; readonly survey: number };
}

const TIMING = { heartbeat: 5000, survey: 15_000 };
const FORGET_EVERY = 3_600_000;

const UNREADABLE = 'The folder of leads cannot be read';

/**
 * Leads on a disk (docs/decisions/0015). Goes on where it, or another process, was when it was killed.
 *
 * @throws when the folder cannot be written
 */
export async function createSpool({
  directory,
  rules = DELIVERY_RULES,
  timing = TIMING,
  ...options
}: SpoolOptions): Promise<LeadKeeper> {
  const { deliver, counters, trace, retention, spaceLimit } = options;
  const folders = spoolFolders(directory);
  await makeFolders(folders);
  const leads = createSpoolLeads(folders);
  const states = createSpoolStates(leads, trace);
  const space = createLeadSpace(spaceLimit, counters);
  const owner = await createSpoolOwner({
    incoming: folders.incoming,
    heartbeat: timing.heartbeat,
    onError: (error) => trace.failed(error),
  });
  const worker = deliver && createSpoolWorker({ leads, states, owner, deliver, rules, trace });

  const survey = createSurvey({ folders, leads, owner, trace, retention }, space, worker);
  await survey.run().catch(async (error: unknown) => {
    // It is opened again later: two of one process would deliver side by side.
    await Promise.allSettled([worker?.close(0), owner.close()]);
    throw error;
  });
  const repeated = [
    repeat(survey.run, timing.survey, trace),
    repeat(() => forgetDelivered(folders), FORGET_EVERY, trace),
  ];

  const { pending } = folders;
  return {
    store: {
      async open() {
        const admitted = space.admit();
        const folder = await owner.newFolder();
        const onAccepted = (id: string) => worker?.add(id);
        return createSpoolDraft({ folder, pending, leads, counters, space: admitted, onAccepted });
      },
    },
    backlog: survey.backlog,
    async close(limit) {
      await Promise.all(repeated.map((each) => each.stop()));
      await worker?.close(limit);
      await owner.close();
    },
  };
}

/** Looks at the spool, takes on what waits there, and measures what all takes. */
function createSurvey(options: KeepingOptions, space: LeadSpace, worker: SpoolWorker | undefined) {
  let backlog: Omit<LeadBacklog, 'full'> | undefined;
  return {
    run: () =>
      space.measure(async () => {
        const found = await surveySpool(options).catch((error: unknown) => {
          // What was there when it could last be read says nothing of now.
          backlog = undefined;
          throw error;
        });
        backlog = found.backlog;
        await worker?.resume(found.waiting);
        return { taken: found.taken, ...(await measureDisk(options.folders.pending)) };
      }),
    backlog: () =>
      backlog ? Promise.resolve({ ...backlog, full: space.fullness() }) : Promise.reject(new Error(UNREADABLE)),
  };
}

async function makeFolders(folders: SpoolFolders): Promise<void> {
  for (const folder of Object.values(folders) as string[]) await makeFolder(folder, FOLDER_MODE);
}
