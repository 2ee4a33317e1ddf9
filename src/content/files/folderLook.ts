import type { CompiledContent } from '#src/content/files/compiledContent.ts';
import { recallFiles } from '#src/content/files/recallFiles.ts';
import { stateOf, surveyFolder, type ContentSurvey } from '#src/content/files/surveyFolder.ts';
import { walkFolder, type FolderListing } from '#src/content/files/walkFolder.ts';

/** What the build has made of a folder, and who looks whether it holds. */
export interface LookOptions {
  /** What the build has made of the files. Only the first look asks it. */
  readonly compiled?: CompiledContent | undefined;
  /** Spares the first look, if it is of this folder and of what was compiled. */
  readonly survey?: Promise<ContentSurvey | undefined> | undefined;
}

/** What lies in a folder, and what the build has made of it. */
interface Look extends FolderListing {
  recall(this: void, of: Pick<Parameters<typeof recallFiles>[0], 'kinds' | 'sourceOf'>): ReturnType<typeof recallFiles>;
}

/** @returns what looks at a folder, again and again */
export function createFolderLook(directory: string, { compiled, survey }: LookOptions) {
  let unasked = compiled;
  return {
    /** @returns what was compiled, for who guesses while a thread has the first look; undefined after that, or without a thread */
    get guessed(): CompiledContent | undefined {
      return survey && unasked;
    },

    /** @returns whether the thread has found the folder as it was compiled: then that was the first look */
    async isAsCompiled(): Promise<boolean> {
      const given = await survey;
      const first = unasked;
      const isSame = given?.directory === directory && given.version === first?.version && !given.found;
      if (isSame) unasked = undefined;
      return isSame;
    },

    async look(): Promise<Look> {
      const first = unasked;
      unasked = undefined;
      if (!first)
        return { ...(await walkFolder(directory)), recall: () => ({ recalled: new Map(), spare: new Map() }) };
      const given = await survey;
      const isOurs = given?.directory === directory && given.version === first.version;
      const { found } = isOurs ? given : await surveyFolder(directory, first);
      const { names, unreadable, changed } = found ?? stateOf(first);
      const recall: Look['recall'] = (of) => recallFiles({ names, changed, compiled: first, directory, ...of });
      return { names, unreadable, recall };
    },
  };
}
