import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { UPLOAD_LIMIT } from '#config/constants.ts';
import { refusals } from '#src/forms/server/intake/Refusal.ts';
import { findField, isFieldName } from '#src/forms/server/intake/fieldNames.ts';
import { isHollow, isSmallFile } from '#src/forms/data/rules/fileRules.ts';
import { fileKind, MIME_TYPES } from '#src/forms/server/intake/files/fileKind.ts';
import { checkFileName, cleanFileName } from '#src/forms/server/intake/files/fileName.ts';
import type { FormLimits } from '#src/forms/server/intake/formLimits.ts';
import type { LeadDraft, LeadFile } from '#src/forms/server/Lead.ts';
import { readMultipart } from '#src/forms/server/intake/readMultipart.ts';
import { StorageError, takeFile } from '#src/forms/server/intake/files/takeFile.ts';
import type { FileValue, FormDefinition, RuleName } from '#src/forms/data/formDefinition.ts';

interface ReceivedFile extends LeadFile {
  /** SHA-256 of its content. */
  readonly digest: string;
}

/** What has come of a post; filled in as it streams, so that it holds what there was when the post breaks off. */
export interface Received {
  readonly fields: (readonly [name: string, value: string])[];
  readonly files: ReceivedFile[];
  /** Of each file, also of those that are not taken: what the rules of its field look at. */
  readonly fileValues: Map<string, FileValue>;
  /** The rules that files break by what they are, whatever the form's own rules say of their names. */
  readonly fileErrors: Map<string, RuleName>;
  /** The store failed while a file came in. */
  storageError?: StorageError;
}

/** @returns what a post begins with: nothing has come yet */
export function createReceived(): Received {
  return { fields: [], files: [], fileValues: new Map(), fileErrors: new Map() };
}

interface ReceiveOptions {
  readonly definition: FormDefinition;
  readonly limits: FormLimits;
  /** Where files go; without it they are read and thrown away. */
  readonly draft: LeadDraft | undefined;
}

/**
 * Reads a post into `received`.
 *
 * @throws {Refusal} when the post as a whole cannot be taken; `received` then holds what had come
 */
export async function receiveForm(req: IncomingMessage, received: Received, options: ReceiveOptions): Promise<void> {
  const { definition, limits, draft } = options;
  const seen = new Set<string>();
  const meet = (name: string, isFile: boolean) => {
    if (!isFieldName(name)) throw refusals.name();
    const kind = findField(definition, name)?.kind;
    if ((kind === 'file') !== isFile) throw refusals.files();
    if (seen.has(name) && kind !== 'list') throw refusals.duplicate();
    seen.add(name);
  };
  await readMultipart(req, {
    limits,
    files: definition.fields.filter(({ kind }) => kind === 'file').length,
    onField(name, value) {
      meet(name, false);
      if (value.includes('\0')) throw refusals.value();
      received.fields.push([name, value]);
    },
    async onFile(field, part, rawName, wasCut) {
      meet(field, true);
      await receiveFile({ field, part, name: cleanFileName(rawName), wasCut }, received, draft);
    },
  });
}

interface Upload {
  readonly field: string;
  readonly part: Readable;
  readonly name: string;
  readonly wasCut: () => boolean;
}

async function receiveFile(upload: Upload, received: Received, draft: LeadDraft | undefined): Promise<void> {
  const { field, part, name, wasCut } = upload;
  const named = checkFileName(name);
  // What is refused by its name, or was never chosen, is not stored.
  if ('broken' in named || !draft || received.storageError) {
    const size = await readAway(part);
    if (name === '' && size === 0) return;
    received.fileValues.set(field, { name, size: wasCut() ? UPLOAD_LIMIT : size });
    if ('broken' in named) received.fileErrors.set(field, named.broken);
    return;
  }
  const { key, sink } = draft.addFile();
  try {
    const taken = await takeFile(part, sink);
    const size = wasCut() ? UPLOAD_LIMIT : taken.size;
    received.fileValues.set(field, { name, size });
    const broken = brokenBySize({ name, size }) ?? brokenByKind(fileKind(taken), named.extension);
    if (broken) received.fileErrors.set(field, broken);
    else received.files.push({ field, name, size, key, type: MIME_TYPES[named.extension], digest: taken.digest });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    received.storageError = error;
  }
}

/** As the rules say that the browser has, too: whatever a form asks for, no file is kept that was cut, or holds nothing. */
function brokenBySize(file: FileValue): RuleName | undefined {
  if (!isSmallFile(file)) return 'fileSize';
  return isHollow(file) ? 'required' : undefined;
}

function brokenByKind(kind: ReturnType<typeof fileKind>, extension: string): RuleName | undefined {
  if (kind === 'program') return 'excludeExe';
  return kind === extension ? undefined : 'onlyPdfDocDocx';
}

/** @returns how many bytes there were */
async function readAway(part: Readable): Promise<number> {
  let size = 0;
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  part.on('data', (chunk: Buffer) => (size += chunk.length));
  part.on('end', () => resolve(undefined)).on('error', () => reject(refusals.truncated()));
  await promise;
  return size;
}
