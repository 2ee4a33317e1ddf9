/** @returns what tells names and sizes of files, also of those that are missing, from all others; of folders all that is in them */
export function describeBuilt(folder: string, names: readonly string[], except?: string): string;
