/**
 * @param {readonly string[]} args what stands behind a command
 * @param {string} option the only one that it knows
 * @param {string} command as it is written without
 * @returns {boolean} whether it is there
 * @throws {Error} for all else, which would pass for done: with how the command is written
 */
export function hasOption(args, option, command) {
  if (args.some((argument) => argument !== option)) throw new Error(`Usage: ${command} [-- ${option}]`);
  return args.length > 0;
}
