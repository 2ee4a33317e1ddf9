import { readFileSync } from 'node:fs';
import path from 'node:path';
import { putInPlace } from '#src/server/boot/putInPlace.ts';
import type { WantedPreview } from './listPreviews.ts';
import { hashOf } from './renderPreview.ts';

/** Which image was drawn of what: to draw a thousand takes some seconds, though most are the same in the next build. */
interface DrawnImages {
  /** @returns the name of the image, if it was drawn by the same code and is whole in its folder */
  find(wanted: WantedPreview): string | undefined;
  add(wanted: WantedPreview, name: string): void;
  /** Keeps what was found and added, and forgets the rest. */
  save(): Promise<void>;
}

interface DrawnRecord {
  readonly code: string;
  /** Names by the hash of what was drawn. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * @param file where it is kept; it may be deleted or damaged at any time
 * @param code stands for all code that draws: what another one has drawn is not found
 * @param images the folder of the images
 */
export function openDrawnImages(file: string, code: string, images: string): DrawnImages {
  const before = readRecord(file);
  const known = (before?.code === code ? before.names : undefined) ?? {};
  const names: Record<string, string> = {};
  const keyOf = (wanted: WantedPreview) => hashOf(JSON.stringify(wanted));
  return {
    find(wanted) {
      const key = keyOf(wanted);
      const name = known[key];
      if (name === undefined || !isWhole(path.join(images, name))) return undefined;
      names[key] = name;
      return name;
    },
    add(wanted, name) {
      names[keyOf(wanted)] = name;
    },
    save: () => putInPlace(file, JSON.stringify({ code, names } satisfies DrawnRecord)),
  };
}

/** An image is named by what is in it. */
function isWhole(file: string): boolean {
  try {
    return path.basename(file) === `${hashOf(readFileSync(file))}.png`;
  } catch {
    return false;
  }
}

function readRecord(file: string): Partial<DrawnRecord> | null | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<DrawnRecord> | null;
  } catch {
    return undefined;
  }
}
