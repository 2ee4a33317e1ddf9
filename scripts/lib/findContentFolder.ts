import { contentDirectory, readEnv } from '#config/env.ts';
import { giveUp } from './giveUp.mjs';

/**
 * @param root the repository, or a folder that stands for it
 * @returns the content folder that the environment names; ends the command with a sentence when a variable is wrong
 */
export function findContentFolder(root: string): string {
  try {
    return contentDirectory(readEnv(process.env), root);
  } catch (error) {
    return giveUp(error);
  }
}
