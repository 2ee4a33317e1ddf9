/** @returns what tells names and sizes of files, also of those that are missing, from all others; of folders all that is in them */
export function describeBuilt(folder: string, names: readonly string[], except?: string): string;

/** @returns what tells when the files of a folder were last changed, to the second, from all other times */
export function describeTimes(folder: string): string;
