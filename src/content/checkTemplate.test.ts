import { checkTemplate } from '#src/content/checkTemplate.ts';
import type { LocalizedContent, PageDocument } from '#src/content/document.ts';
import type { AnyBlock, Template } from '#src/shared/page.ts';

const DESCRIPTION = 'A description that is long enough to be worth showing in a list of results.';

function rulesOf(
  template: Template,
  content: Partial<LocalizedContent>,
  settings: Partial<PageDocument['settings']> = {},
) {
  const document: PageDocument = {
    path: '/x',
    folder: 'pages/x',
    settings: { template, layout: 'default', ...settings },
    locales: { en: { title: 'X', meta_description: DESCRIPTION, blocks: [], ...content } },
  };
  const rules: string[] = [];
  checkTemplate(document, (_file, _path, rule) => rules.push(rule));
  return rules;
}

const lesson = (id: string): AnyBlock => ({ type: 'lesson', id });
const button = (href: string) => ({ type: 'cta', id: `to-${href.slice(1)}`, actions: [{ label: 'Go', href }] });
const table = (...rows: object[]) => ({ type: 'compare', id: 'table', rows });
const limits = { type: 'feature-grid', id: 'limits' };
const action = { label: 'Get it', href: '/contacts' };
const checked = { comparison: { checked: '2026-11-16' } };

describe('checkTemplate', () => {
  it('asks nothing of the other templates', () => {
    expect(rulesOf('landing', {})).toEqual([]);
  });

  it('wants two lessons of a tutorial', () => {
    expect(rulesOf('tutorial', { blocks: [lesson('a')] })).toEqual([
      'a tutorial needs at least two blocks of the type lesson',
    ]);
    expect(rulesOf('tutorial', { blocks: [lesson('a'), lesson('b')] })).toEqual([]);
  });

  it('wants one action of a promo page, and only one', () => {
    expect(rulesOf('promo', { blocks: [button('/contacts')] })).toEqual([
      'a promo page needs its action; write it as action: { label: …, href: … }',
    ]);
    expect(rulesOf('promo', { action, blocks: [button('/contacts'), button('/kit')] })).toEqual([
      '/kit is a second action, and a promo page has one: write /contacts',
    ]);
    expect(rulesOf('promo', { action, blocks: [button('/contacts')] })).toEqual([]);
    const here = { label: 'Get it', href: '#offer' };
    expect(
      rulesOf('promo', { action: here, blocks: [{ type: 'hero-form', id: 'offer', form: 'demo' } as AnyBlock] }),
    ).toEqual([]);
    expect(rulesOf('promo', { action: here, blocks: [{ type: 'hero', id: 'offer' }] })).toEqual([
      'no block with a form has the id "offer"',
    ]);
  });

  it('wants a comparison that is dated, can be checked line by line, and says where it does not win', () => {
    const row = { label: 'Time', verify: 'Ask.' };
    expect(rulesOf('comparison', { blocks: [table(row), limits] }, checked)).toEqual([]);
    expect(rulesOf('comparison', { blocks: [table(row), limits] })).toHaveLength(1);
    expect(rulesOf('comparison', { blocks: [limits] }, checked)).toEqual([
      'a comparison needs a block of the type compare',
    ]);
    expect(rulesOf('comparison', { blocks: [table({ label: 'Price' }), limits] }, checked)).toEqual([
      '"Price" does not say how to check it; write verify: …',
    ]);
    expect(rulesOf('comparison', { blocks: [table(row)] }, checked)[0]).toMatch('"limits"');
  });
});
