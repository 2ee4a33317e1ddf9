import type { Writable } from 'node:stream';
import type { LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import type { FormId } from '#src/forms/data/formDefinition.ts';

/** What a visitor has sent, and where it is kept until the provider has it (DESIGN part 6). */

/** A file of a lead: what is known of it without opening it. */
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

/** What a visitor has sent, as it is kept. The provider gets fields, files and id; the rest is for us. */
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
  /** Of its words and files: what tells the same lead, sent again, from another under its id. Older leads have none. */
  readonly digest?: string | undefined;
}

/** `known`: it came before. `conflict`: another lead came under its id. Neither is kept anew. */
export type LeadOutcome = 'accepted' | 'known' | 'conflict';

/** A lead on its way in. */
export interface LeadDraft {
  /**
   * @returns where an upload goes as it streams in, and the key under which the lead then names it. The sink fails with
   *   `NoRoom` where files are no longer taken
   */
  addFile(): { readonly key: string; readonly sink: Writable };
  /**
   * @returns once the lead is durable: written and synced, or in Redis
   * @throws when it is not: a full disk, no Redis. Nothing of it is left then
   */
  accept(lead: Lead): Promise<LeadOutcome>;
  /** Removes what has come in so far. Never throws; harmless after `accept`. */
  discard(): Promise<void>;
}

/** Where leads wait: a folder, or Redis shared by all replicas. */
export interface LeadStore {
  /** @throws when nothing can be taken in now; `NoRoom` when there is too much already */
  open(): Promise<LeadDraft>;
}
