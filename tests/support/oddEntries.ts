import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

/** A user that may do nothing, on every Linux. */
const NOBODY = 65_534;

/** A way in which a file of the content can be there and not be readable. */
export interface OddEntry {
  /** Puts the entry in a file's place. Returns what takes it away again. */
  readonly place: (file: string) => Promise<() => Promise<void>>;
  /** What is said of it. */
  readonly why: string;
  /** Root reads it all the same. */
  readonly notForRoot?: true;
}

const run = promisify(execFile);
const removing = (file: string) => () => rm(file, { recursive: true, force: true });

async function listenAt(file: string): Promise<() => Promise<void>> {
  const server = createServer().listen(file);
  await once(server, 'listening');
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

/** Everything that has been found in place of a file, by its name. */
export const oddEntries: Readonly<Record<string, OddEntry>> = {
  'a directory': {
    why: 'is a folder, and a file of this name is expected; rename it, or take it away.',
    async place(file) {
      await mkdir(file);
      return removing(file);
    },
  },
  'a link to nothing': {
    why: 'is a link to nothing; take it away, or make what it leads to.',
    async place(file) {
      await symlink('/no/such/file', file);
      return removing(file);
    },
  },
  'a link to itself': {
    why: 'is a link that leads back to itself; take it away.',
    async place(file) {
      await symlink(path.basename(file), file);
      return removing(file);
    },
  },
  'a pipe': {
    why: 'is a pipe, a socket or a device, and no file; take it away.',
    async place(file) {
      await run('mkfifo', [file]);
      return removing(file);
    },
  },
  'a link to a device': {
    why: 'is a pipe, a socket or a device, and no file; take it away.',
    async place(file) {
      await symlink('/dev/zero', file);
      return removing(file);
    },
  },
  'a socket': { why: 'is a pipe, a socket or a device, and no file; take it away.', place: listenAt },
  'a file of 10 GB': {
    why: 'has 10240 MB; such a file has at most 1 MB.',
    async place(file) {
      await writeFile(file, '');
      await truncate(file, 10 * 1024 ** 3);
      return removing(file);
    },
  },
  'text that is not UTF-8': {
    why: 'is not UTF-8 text; save it in that encoding.',
    async place(file) {
      await writeFile(file, Buffer.from('title: Caf\xe9', 'latin1'));
      return removing(file);
    },
  },
  'a file without permission': {
    why: 'the server has no permission to read it; change its permissions.',
    notForRoot: true,
    async place(file) {
      await writeFile(file, 'title: X');
      await chmod(file, 0);
      return removing(file);
    },
  },
};

/** Runs something as a user without rights; who runs the tests as such a user does so already. */
export async function asNobody<Result>(body: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return body();
  process.seteuid?.(NOBODY);
  try {
    return await body();
  } finally {
    process.seteuid?.(0);
  }
}
