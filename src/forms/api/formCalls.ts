import { LABEL_FOLDER, labelFile, parseLabels } from '#src/forms/data/mailLabels.ts';

/** What a form asks the site while it is filled in. None of it may keep the form from being sent. */

/** @returns the token that tells when the visitor began; nothing when it cannot be had: the server takes a form without */
export async function getFormToken(): Promise<string | undefined> {
  const answer = await getJson('/api/forms/token');
  return typeof answer?.token === 'string' ? answer.token : undefined;
}

async function getJson(url: string): Promise<Record<string, unknown> | undefined> {
  try {
    const response = await fetch(url, { headers: { Accept: 'application/json' } });
    return response.ok ? ((await response.json()) as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const files = new Map<string, Promise<ReadonlySet<string>>>();
const NONE: ReadonlySet<string> = new Set();

async function loadFile(name: string): Promise<ReadonlySet<string>> {
  try {
    const response = await fetch(`/${LABEL_FOLDER}/${name}`);
    if (response.ok) return parseLabels(await response.text());
  } catch {
    // Offline: the server looks it up.
  }
  files.delete(name);
  return NONE;
}

/** @returns whether a label is on the list of `businessEmails`; no, when that cannot be found out: the server decides then */
export async function isMailProvider(label: string): Promise<boolean> {
  if (label === '') return false;
  const name = labelFile(label);
  const file = files.get(name) ?? loadFile(name);
  files.set(name, file);
  return (await file).has(label);
}
