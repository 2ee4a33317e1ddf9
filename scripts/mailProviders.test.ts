import path from 'node:path';
import { BIG_PROVIDERS, labelOf, providerLabels, typosOf } from './lib/mailProviders.ts';
import { readMailLabels } from '#src/forms/server/intake/readMailLabels.ts';

describe('labelOf', () => {
  it.each([
    ['gmail.com', 'gmail'],
    ['Yahoo.co.uk', 'yahoo'],
    ['terra.com.br', 'terra'],
    ['mail.example.org', undefined],
    ['the-mail.com', undefined],
    ['xyz.com', undefined],
    ['почта.рф', undefined],
    ['', undefined],
  ])('%s gives %s', (domain, label) => expect(labelOf(domain)).toBe(label));
});

describe('typosOf', () => {
  it('leaves letters out, doubles them, changes neighbours about, and hits the key beside', () => {
    const typos = ['gmal', 'gmial', 'gmaill', 'gamil', 'ggmail', 'gnail', 'gmaik', 'gmaul', 'gmsil'];
    expect(typosOf('gmail')).toEqual(expect.arrayContaining(typos));
    expect(typosOf('gmail')).not.toContain('gmail');
    expect(typosOf('hotmail')).toEqual(expect.arrayContaining(['hotmial', 'hotmai', 'hotmsil', 'hormail']));
  });

  it('begins as the name does: what is left of it otherwise is a name of somebody else', () => {
    expect(typosOf('icloud')).not.toContain('cloud');
    expect(typosOf('rambler')).not.toContain('ambler');
  });
});

describe('the list of the site', () => {
  const labels = readMailLabels(path.resolve(import.meta.dirname, '../public'))();

  it.each(['gmail', 'mailinator', 'yopmail', 'gmial', 'gnail', 'hotmial', 'yaho', 'outlok', 'iclud'])(
    'refuses %s',
    (label) => expect(labels.has(label)).toBe(true),
  );

  // Each was refused as a typo, or as a throw-away domain at another ending.
  it.each(['cloud', 'gail', 'range', 'aver', 'inox', 'tera', 'proto', 'lyft', 'notion', 'scania', 'enel', 'disney'])(
    'lets the company %s in',
    (label) => expect(labels.has(label)).toBe(false),
  );
});

describe('providerLabels', () => {
  const lists = (over: object = {}) => ({
    free: ['kreemail.com'],
    disposable: [['trash10.net', 'lonely.net'], ['trash10.net']] as [string[], string[]],
    spared: new Set<string>(),
    ...over,
  });

  it('takes a free provider at once, a throw-away one when two lists know it', () => {
    const labels = providerLabels(lists());
    expect(labels).toEqual(expect.arrayContaining(['kreemail', 'trash10', ...BIG_PROVIDERS, 'gmial']));
    expect(labels).not.toContain('lonely');
    expect(labels).toEqual([...new Set(labels)].sort());
  });

  it('spares what it is told to', () => {
    expect(providerLabels(lists({ spared: new Set(['kreemail']) }))).not.toContain('kreemail');
  });
});
