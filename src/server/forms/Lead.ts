import type { Writable } from 'node:stream';
import type { LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/sites.ts';
import type { FormId } from '#src/shared/forms/formDefinition.ts';

/** What a visitor has sent, and where it is kept until the provider has it (DESIGN part 6). */

export interface LeadFile {
  readonly field: string;
  /** Cleaned: a base name without control characters. */
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Where the lead's store keeps it. */
  readonly key: string;
}

export interface Lead {
  /** Also its `Idempotency-Key` at the provider. */
  readonly id: string;
  readonly form: FormId;
  /** ISO. */
  readonly receivedAt: string;
  readonly site: SiteKey;
  readonly locale: LocaleCode;
  /** In the order in which they came; a name may come more than once. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly LeadFile[];
  /** Looks like spam: kept, and not delivered until somebody has looked. */
  readonly quarantine?: 'honeypot' | 'tooFast';
}

/** A lead on its way in. */
export interface LeadDraft {
  /** @returns where an upload goes as it streams in, and the key under which the lead then names it */
  addFile(): { readonly key: string; readonly sink: Writable };
  /**
   * @returns once the lead is durable: written and synced, or in Redis
   * @throws when it is not: a full disk, no Redis. Nothing of it is left then
   */
  accept(lead: Lead): Promise<'accepted' | 'known'>;
  /** Removes what has come in so far. Never throws; harmless after `accept`. */
  discard(): Promise<void>;
}

/** Where leads wait: a folder, or Redis shared by all replicas. */
export interface LeadStore {
  /** @throws when nothing can be taken in now */
  open(): Promise<LeadDraft>;
}
