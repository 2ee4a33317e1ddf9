import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import type { Lead, LeadStore } from '#src/forms/server/Lead.ts';

/** A store whose leads a test can look at. */
export interface LeadFolder {
  readonly store: LeadStore;
  readonly leads: Lead[];
  /** @returns the names of all files that are there */
  files(): Promise<string[]>;
  /** @returns the content of a lead's file */
  read(key: string): Promise<Buffer>;
  remove(): Promise<void>;
}

interface FolderOptions {
  /** In place of a file's own stream: a disk that is full, or slow. */
  readonly createSink?: (file: string) => Writable;
}

/** A store of leads for tests: real files in a temporary folder, and the leads in memory. It syncs nothing. */
export async function createLeadFolder({ createSink = createWriteStream }: FolderOptions = {}): Promise<LeadFolder> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'leads-'));
  const leads: Lead[] = [];
  let count = 0;

  const open = () => {
    const mine: { readonly file: string; readonly sink: Writable }[] = [];
    let isAccepted = false;
    return Promise.resolve({
      addFile() {
        const key = `file-${String(count++)}`;
        const file = path.join(directory, key);
        const sink = createSink(file);
        mine.push({ file, sink });
        return { key, sink };
      },
      accept(lead: Lead) {
        const before = leads.find(({ id }) => id === lead.id);
        if (before) return Promise.resolve(before.digest === lead.digest ? ('known' as const) : ('conflict' as const));
        leads.push(lead);
        isAccepted = true;
        return Promise.resolve('accepted' as const);
      },
      async discard() {
        if (isAccepted) return;
        await Promise.all(
          mine.map(async ({ file, sink }) => {
            sink.destroy();
            if (!sink.closed) await new Promise((resolve) => sink.once('close', resolve));
            await rm(file, { force: true });
          }),
        );
      },
    });
  };

  return {
    leads,
    store: { open },
    files: () => readdir(directory),
    read: (key) => readFile(path.join(directory, key)),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
