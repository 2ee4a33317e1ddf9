import { countOf } from '../countOf.ts';
import type { Mapping } from './createMapping.ts';
import type { FileKind, UsedFile } from './readDocument.ts';

/** What pages and files need beside themselves, and the addresses of those. */
export interface Use {
  readonly address: string;
  readonly users: readonly string[];
}

/** A file, and what the first of its users uses it as. */
export interface FileUse extends Use {
  readonly kind: FileKind;
}

interface Linking {
  readonly address: string;
  readonly links: readonly string[];
}

/** A page, or a file that names others. */
export interface FileUser {
  readonly address: string;
  readonly files: readonly UsedFile[];
}

/** @returns every address of the site that is linked to */
export function gatherLinks(all: readonly Linking[], map: Mapping): Use[] {
  const uses = new Map<string, Set<string>>();
  for (const { address: from, links } of all) {
    for (const href of links) addUser(uses, withoutHash(map(href, from) ?? ''), from);
  }
  return [...uses].map(([address, users]) => ({ address, users: [...users] }));
}

/** @returns every file of the site that somebody uses */
export function gatherFiles(all: readonly FileUser[], map: Mapping): FileUse[] {
  const kinds = new Map<string, FileKind>();
  const uses = new Map<string, Set<string>>();
  for (const { address: from, files } of all) {
    for (const { href, kind } of files) {
      const address = withoutHash(map(href, from) ?? '');
      if (!kinds.has(address)) kinds.set(address, kind);
      addUser(uses, address, from);
    }
  }
  return [...uses].map(([address, users]) => ({ address, users: [...users], kind: kinds.get(address) ?? 'other' }));
}

const withoutHash = (address: string) => address.split('#')[0] ?? '';

function addUser(uses: Map<string, Set<string>>, address: string, user: string): void {
  const users = uses.get(address) ?? new Set();
  if (address) uses.set(address, users.add(user));
}

/** @returns the first of those who need something, and how many others do */
export function nameUsers(users: readonly string[]): string {
  const [first = '', ...others] = users;
  return others.length === 0 ? first : `${first} and ${countOf(others.length, 'other')}`;
}
