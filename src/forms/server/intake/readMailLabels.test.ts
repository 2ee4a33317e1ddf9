import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMailLabels } from '#src/forms/server/intake/readMailLabels.ts';
import { LABEL_FOLDER, labelFile, parseLabels } from '#src/forms/data/mailLabels.ts';
import { readFileSync } from 'node:fs';

const publicFolder = path.resolve('public');

describe('readMailLabels', () => {
  const labels = readMailLabels(publicFolder)();

  it.each([
    'gmail',
    'yahoo',
    'hotmail',
    'outlook',
    'yandex',
    'mail',
    'qq',
    'mailinator',
    'guerrillamail',
    'gmial',
    'hotmai',
  ])('knows the provider %s', (label) => expect(labels.has(label)).toBe(true));

  it.each(['', 'orvandel', 'lindero', 'acme', 'ibm', 'siemens', 'microsoft', 'apple', 'company', 'the', 'my'])(
    'does not lock out %j',
    (label) => expect(labels.has(label)).toBe(false),
  );

  it('finds each label again in the file that the browser would load for it', () => {
    const fileOf = (name: string) => parseLabels(readFileSync(path.join(publicFolder, LABEL_FOLDER, name), 'utf8'));
    const files = new Map<string, ReadonlySet<string>>();
    const lost = [...labels].filter((label) => {
      const name = labelFile(label);
      if (!files.has(name)) files.set(name, fileOf(name));
      return !files.get(name)?.has(label);
    });
    expect(lost).toEqual([]);
    expect(labels.size).toBeGreaterThan(20_000);
  });

  it('does not start with half a list', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'labels-'));
    mkdirSync(path.join(folder, LABEL_FOLDER));
    expect(() => readMailLabels(folder)).toThrow('0 files');
  });
});
