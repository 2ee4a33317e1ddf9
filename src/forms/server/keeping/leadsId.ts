/** Letters, digits, dash and underscore, so that it can name a folder, a header and a job; not a number, which the queue keeps for itself. */
const LEAD_ID = /^(?=.*[a-z_-])\w[\w-]{7,63}$/i;

/** @returns whether a lead may be kept under this id: 8 to 64 characters that mean nothing to a file system */
export function isLeadId(id: string): boolean {
  return LEAD_ID.test(id);
}
