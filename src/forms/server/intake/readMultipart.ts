import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { refusals } from '#src/forms/server/intake/Refusal.ts';
import type { FormLimits } from '#src/forms/server/intake/formLimits.ts';
import { createPartCount } from '#src/forms/server/intake/partCount.ts';
import { watchRequest } from '#src/forms/server/intake/watchRequest.ts';

interface MultipartOptions {
  readonly limits: FormLimits;
  /** How many files there may be, those left empty included. */
  readonly files: number;
  /** @throws {Refusal} for a field that ends it all */
  readonly onField: (name: string, value: string) => void;
  /**
   * Must read the part to its end.
   *
   * @param wasCut whether the part went on beyond the largest file; ask when it has ended
   */
  readonly onFile: (name: string, part: Readable, fileName: string, wasCut: () => boolean) => Promise<void>;
}

/** What RFC 2046 allows in a boundary. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i;
/** Parts come as they are: an encoded one would be misread. No browser does it (RFC 7578, part 4.7). */
const PLAIN_ENCODINGS = ['7bit', '8bit', 'binary'];

/** @returns whether a content type is one that `readMultipart` reads */
export function isMultipart(contentType: string | undefined): contentType is string {
  return contentType !== undefined && /^multipart\/form-data\s*(;|$)/i.test(contentType);
}

/**
 * Reads a multipart post as it streams in. No part of it ends the process, however it is broken, and none is passed over:
 * a visitor who is told that it has arrived can rely on all of it.
 *
 * @returns when all of it has come, and every file is done with
 * @throws {Refusal} with the first thing that is wrong; the request may not be read to its end then
 */
export async function readMultipart(req: IncomingMessage, options: MultipartOptions): Promise<void> {
  if (req.destroyed && !req.complete) throw refusals.truncated();
  const { contentType, boundary } = readContentType(req);
  const parser = createParser(contentType, options);
  const reading = readParts(parser, options);
  const count = createPartCount(boundary);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  req.on('data', count.push).once('end', end);
  const stopWatching = watchRequest(req, options.limits, reading.fail);
  req.pipe(parser);
  try {
    await Promise.race([reading.failed, Promise.all([reading.parsed, ended])]);
    if (!count.isAll(reading.parts())) throw refusals.malformed();
    await Promise.race([reading.failed, reading.filesDone()]);
  } catch (error) {
    await reading.giveUp(error as Error);
    throw error;
  } finally {
    stopWatching();
    req.unpipe(parser).off('data', count.push).off('end', end);
  }
}

/** @throws {Refusal} when it is not a form's, or does not say what stands between the parts */
function readContentType(req: IncomingMessage): { readonly contentType: string; readonly boundary: string } {
  const contentType = req.headers['content-type'];
  if (!isMultipart(contentType)) throw refusals.type();
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw refusals.malformed();
  return { contentType, boundary };
}

/** Listens to the parser: what it has read so far, and the first thing that is wrong. */
function readParts(parser: BusboyInstance, { onField, onFile }: MultipartOptions) {
  const { promise: parsed, resolve } = Promise.withResolvers<void>();
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const uploads: Readable[] = [];
  const files: Promise<void>[] = [];
  let fields = 0;
  parser
    .on('field', (name: string | undefined, value, _nameCut, valueCut, encoding) => {
      fields += 1;
      try {
        if (valueCut) throw refusals.tooLarge();
        if (!PLAIN_ENCODINGS.includes(encoding)) throw refusals.malformed();
        onField(name ?? '', value);
      } catch (error) {
        fail(error);
      }
    })
    .on('file', (name: string | undefined, part, fileName: string | undefined, encoding) => {
      // Without a listener one truncated upload would end the process (HARDENING, fact 3).
      part.on('error', () => undefined);
      uploads.push(part);
      if (!PLAIN_ENCODINGS.includes(encoding)) fail(refusals.malformed());
      const file = onFile(name ?? '', part, fileName ?? '', () => part.truncated);
      file.catch(fail);
      files.push(file);
    })
    .on('partsLimit', () => fail(refusals.parts()))
    .on('fieldsLimit', () => fail(refusals.parts()))
    .on('filesLimit', () => fail(refusals.files()))
    .on('error', () => fail(refusals.malformed()))
    .on('finish', resolve);
  return {
    parsed,
    failed,
    fail,
    parts: () => fields + files.length,
    filesDone: () => Promise.all(files),
    async giveUp(error: Error): Promise<void> {
      uploads.forEach((upload) => upload.destroy(error));
      await Promise.allSettled(files);
    },
  };
}

function createParser(contentType: string, { limits, files }: MultipartOptions): BusboyInstance {
  return new Busboy({
    headers: { 'content-type': contentType },
    // A field with a type of its own is still a field: only a file has a name.
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: {
      parts: limits.parts,
      fields: limits.fields,
      files,
      fieldSize: limits.fieldBytes,
      fileSize: limits.fileBytes,
      headerSize: limits.partHeaderBytes,
    },
  });
}
