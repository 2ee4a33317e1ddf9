/** @returns whether the only option of a command is there @throws with how the command is written, for all else */
export function hasOption(args: readonly string[], option: string, command: string): boolean;
