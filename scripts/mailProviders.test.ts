import { BIG_PROVIDERS, labelOf, providerLabels, typosOf } from './lib/mailProviders.ts';

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
  it('leaves letters out, doubles them, and changes neighbours about', () => {
    expect(typosOf('gmail')).toEqual(expect.arrayContaining(['gmal', 'gmial', 'gmaill', 'gamil', 'ggmail']));
    expect(typosOf('gmail')).not.toContain('gmail');
  });

  it('leaves short names alone', () => expect(typosOf('live')).toEqual([]));
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
