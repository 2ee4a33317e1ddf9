import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { refusals } from '#src/server/forms/intake/Refusal.ts';
import type { FormLimits } from '#src/server/forms/intake/formLimits.ts';
import { watchRequest } from '#src/server/forms/intake/watchRequest.ts';

export interface MultipartOptions {
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
const BOUNDARY = /;\s*boundary=(?:"[\w'()+,./:=? -]{1,70}"|[\w'()+,./:=?-]{1,70})\s*(?:;|$)/i;

/** @returns whether a content type is one that `readMultipart` reads */
export function isMultipart(contentType: string | undefined): contentType is string {
  return contentType !== undefined && /^multipart\/form-data\s*(;|$)/i.test(contentType);
}

/**
 * Reads a multipart post as it streams in. No part of it ends the process, however it is broken.
 *
 * @returns when all of it has come, and every file is done with
 * @throws {Refusal} with the first thing that is wrong; the request may not be read to its end then
 */
export async function readMultipart(req: IncomingMessage, options: MultipartOptions): Promise<void> {
  if (req.destroyed && !req.complete) throw refusals.truncated();
  const parser = createParser(req, options);
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>();
  const parts: Readable[] = [];
  const files: Promise<void>[] = [];
  parser
    .on('field', (name: string | undefined, value, _nameCut, valueCut) => {
      try {
        if (valueCut) throw refusals.tooLarge();
        options.onField(name ?? '', value);
      } catch (error) {
        reject(error);
      }
    })
    .on('file', (name: string | undefined, part, fileName: string | undefined) => {
      // Without a listener one truncated upload would end the process (HARDENING, fact 3).
      part.on('error', () => undefined);
      parts.push(part);
      const file = options.onFile(name ?? '', part, fileName ?? '', () => part.truncated);
      file.catch(reject);
      files.push(file);
    })
    .on('partsLimit', () => reject(refusals.parts()))
    .on('fieldsLimit', () => reject(refusals.parts()))
    .on('filesLimit', () => reject(refusals.files()))
    .on('error', () => reject(refusals.malformed()))
    .on('finish', resolve);
  const stopWatching = watchRequest(req, options.limits, reject);
  req.pipe(parser);
  try {
    await parsed;
    await Promise.all(files);
  } catch (error) {
    parts.forEach((part) => part.destroy(error as Error));
    await Promise.allSettled(files);
    throw error;
  } finally {
    stopWatching();
    req.unpipe(parser);
  }
}

function createParser(req: IncomingMessage, { limits, files }: MultipartOptions): BusboyInstance {
  const contentType = req.headers['content-type'];
  if (!isMultipart(contentType)) throw refusals.type();
  if (!BOUNDARY.test(contentType)) throw refusals.malformed();
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
