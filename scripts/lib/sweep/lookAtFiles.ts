import { checkFile } from './checkFile.ts';
import type { Mapping } from './createMapping.ts';
import { listNamedFiles } from './listNamedFiles.ts';
import { gatherFiles, nameUsers, type FileUse, type FileUser } from './listUses.ts';
import { look, type Look, type Looking } from './look.ts';
import type { UsedFile } from './readDocument.ts';
import type { Result } from './Result.ts';

/** Gets the files that pages use, those that these files name, and so on, each once. */
export async function lookAtFiles(uses: readonly FileUse[], map: Mapping, looking: Looking): Promise<Result[]> {
  const results: Result[] = [];
  const known = new Set<string>();
  let next = uses;
  while (next.length > 0) {
    next.forEach(({ address }) => known.add(address));
    const looks = await Promise.all(next.map((use) => lookAtFile(use, looking)));
    results.push(...looks.map(({ result }) => result));
    const users: FileUser[] = looks.map(({ result: { address }, value: files = [] }) => ({ address, files }));
    next = gatherFiles(users, map).filter(({ address }) => !known.has(address));
    if (next.length > 0) looking.progress?.begin('Getting the files that these name in their turn', next.length);
  }
  return results;
}

const lookAtFile = ({ address, kind, users }: FileUse, looking: Looking): Promise<Look<readonly UsedFile[]>> =>
  look('file', address, looking, (answer) => {
    const complaints = checkFile(answer, kind, nameUsers(users));
    return { complaints, value: complaints.length === 0 ? listNamedFiles(answer, kind) : [] };
  });
