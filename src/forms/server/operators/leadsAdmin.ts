import type { Lead } from '#src/forms/server/Lead.ts';
import type { OpenFile } from '#src/forms/server/delivery/deliveryMultipart.ts';

/** Where a lead that is kept stands. One that was delivered is kept no more. */
export type LeadStatus = 'waiting' | 'delivering' | 'quarantined' | 'dead';

/** A lead that is kept, as `npm run leads` sees it. */
export interface LeadEntry {
  readonly id: string;
  readonly status: LeadStatus;
  readonly attempts: number;
  /** Undefined when what is kept cannot be read. */
  readonly lead: Lead | undefined;
  readonly open: OpenFile;
}

/** What people do with leads that are kept, on a disk or in Redis. */
export interface LeadAdmin {
  entries(): AsyncIterable<LeadEntry>;
  /**
   * Makes a lead due now, with all its tries before it: one that waits, is dead, or is in quarantine.
   *
   * @returns false when it is being delivered just now, or is not there
   */
  retry(id: string): Promise<boolean>;
  close(): Promise<void>;
}
