import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createDeliveryTrace } from '#src/forms/server/delivery/deliveryTrace.ts';
import type { Lead, LeadFile, LeadStore } from '#src/forms/server/Lead.ts';
import { createLeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import { LEAD_OVERHEAD } from '#src/forms/server/keeping/leadsSpace.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';

/** Stands in every lead of these tests, and must stand in no log. */
export const PLANTED = 'planted.person@example.com';

/** @returns a lead with an id of its own, without files */
export function testLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: randomUUID(),
    form: 'contact',
    receivedAt: new Date().toISOString(),
    site: 'main',
    locale: 'en',
    fields: [
      ['email', PLANTED],
      ['message', 'Hello,\nis the line free?'],
    ],
    files: [],
    ...changes,
  };
}

/** Takes a lead in as the site does: its files stream in first, all under one name. */
export async function takeIn(
  store: LeadStore,
  lead: Lead = testLead(),
  contents: readonly Buffer[] = [],
  name = 'curriculum.pdf',
) {
  const draft = await store.open();
  const files: LeadFile[] = [];
  for (const content of contents) {
    const { key, sink } = draft.addFile();
    await pipeline([content], sink);
    files.push({ field: 'cv[file]', name, type: 'application/pdf', size: content.length, key });
  }
  return draft.accept({ ...lead, files });
}

/** In bytes: so much that `fillUp` fills it. */
export const ROOM = 20 * LEAD_OVERHEAD;

/**
 * Takes leads into a store that has this much room until it has none: one with a file, a file that is too much, words.
 *
 * @returns what became of the second file, and of each lead of words
 */
export async function fillUp(store: LeadStore) {
  await takeIn(store, testLead(), [Buffer.alloc(13 * LEAD_OVERHEAD)]);
  const draft = await store.open();
  const upload = pipeline([Buffer.alloc(2 * LEAD_OVERHEAD)], draft.addFile().sink);
  const file: unknown = await upload.catch((error: unknown) => error);
  await draft.discard();
  const words: unknown[] = [];
  for (let count = 0; count < 8; count += 1) words.push(await takeIn(store).catch((error: unknown) => error));
  return { file, words };
}

/** Counters, and a trace whose lines can be read. */
export function recordingTrace() {
  const { logger, lines } = recordingLogger();
  const counters = createLeadCounters();
  return { logger, lines, counters, trace: createDeliveryTrace(logger, counters) };
}
