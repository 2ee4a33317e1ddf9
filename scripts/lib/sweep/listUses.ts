import { countOf } from '../countOf.ts';
import type { Mapping } from './createMapping.ts';
import type { FileKind } from './readDocument.ts';
import type { SweptPage } from './SweptPage.ts';

/** What pages need beside themselves, and the addresses of those pages. */
export interface Use {
  readonly address: string;
  readonly users: readonly string[];
}

interface FileUse extends Use {
  readonly kind: FileKind;
}

/** @returns every address of the site that its pages link to */
export function listLinks(pages: readonly SweptPage[], map: Mapping): Use[] {
  const links = new Map<string, Set<string>>();
  for (const { address: from, facts } of pages) {
    for (const href of facts.links) addUser(links, withoutHash(map(href, from) ?? ''), from);
  }
  return [...links].map(([address, users]) => ({ address, users: [...users] }));
}

/** @returns every file of the site that its pages use, as what the first of them uses it */
export function listFiles(pages: readonly SweptPage[], map: Mapping): FileUse[] {
  const kinds = new Map<string, FileKind>();
  const files = new Map<string, Set<string>>();
  for (const { address: from, facts } of pages) {
    for (const { href, kind } of facts.files) {
      const address = withoutHash(map(href, from) ?? '');
      if (!kinds.has(address)) kinds.set(address, kind);
      addUser(files, address, from);
    }
  }
  return [...files].map(([address, users]) => ({ address, users: [...users], kind: kinds.get(address) ?? 'other' }));
}

const withoutHash = (address: string) => address.split('#')[0] ?? '';

function addUser(uses: Map<string, Set<string>>, address: string, user: string): void {
  const users = uses.get(address) ?? new Set();
  if (address) uses.set(address, users.add(user));
}

/** @returns the first of those who need something, and how many others do */
export function nameUsers(users: readonly string[]): string {
  const [first = '', ...others] = users;
  return others.length === 0 ? first : `${first} and ${countOf(others.length, 'other page')}`;
}
