import { variantsOf } from '#src/content/pages/narrowToSite.ts';
import { rulesOf } from '#tests/support/templateRules.ts';

const hero = { type: 'hero', id: 'top' };
const webinar = { zones: [], speakers: [] };

describe('checkTemplate', () => {
  it('asks nothing of a plain page', () => {
    expect(rulesOf('landing', {})).toEqual([]);
  });

  it('wants the words of the template, and no other’s', () => {
    expect(rulesOf('webinar', {}, { webinar: {} })).toEqual([
      'en.yaml: "webinar" is missing, which the template webinar needs in every language; write its fields, each as "name: value": zones, speakers',
    ]);
    expect(rulesOf('webinar', { webinar }, { webinar: {} })).toEqual([]);
    expect(rulesOf('landing', { webinar })).toEqual([
      'en.yaml webinar: "webinar" belongs to the template webinar; take it away, or write that template',
    ]);
  });

  it('wants the blocks that a slot needs, and no more than there is room for', () => {
    expect(rulesOf('platform', { blocks: [{ type: 'faq', id: 'faq' }] })).toEqual([
      'en.yaml blocks: the template platform needs a block of the type hero or hero-form, for its slot "head"',
    ]);
    expect(rulesOf('platform', { blocks: [hero, { ...hero, id: 'second' }] })).toEqual([
      'en.yaml blocks 1: the slot "head" has room for one block; write slot: body, or take it away',
    ]);
    expect(rulesOf('platform', { blocks: [hero, { ...hero, id: 'second', slot: 'body' }] })).toEqual([]);
    expect(rulesOf('tutorial', { blocks: [hero, { type: 'lesson', id: 'a' }] })).toEqual([
      'en.yaml blocks: the template tutorial needs at least 2 blocks of the type lesson, for its slot "lessons"',
    ]);
  });

  it('wants them on each site that shows the page', () => {
    const forSites = (...sites: string[]) => ({ ...hero, id: sites.join('-'), sites });
    expect(rulesOf('platform', { blocks: [forSites('main'), forSites('ru', 'kz')] })).toEqual([]);
    expect(rulesOf('platform', { blocks: [forSites('ru', 'kz')] })).toEqual([
      'en.yaml blocks: the template platform needs a block of the type hero or hero-form, for its slot "head"',
    ]);
    expect(rulesOf('platform', { blocks: [forSites('ru'), forSites('main'), forSites('main', 'es')] })).toEqual([
      'en.yaml blocks 2: the slot "head" has room for one block; write slot: body, or take it away',
    ]);
  });

  it('looks at a page that no site shows as it is written', () => {
    const content = { blocks: [{ ...hero, sites: ['kz' as const] }] };
    expect(variantsOf(content, [])).toEqual([content]);
    expect(variantsOf(content, ['main', 'ru'])).toEqual([{ blocks: [] }]);
  });

  it('wants blocks in the order in which the page shows them', () => {
    expect(rulesOf('platform', { blocks: [{ type: 'faq', id: 'faq' }, hero] })).toEqual([
      'en.yaml blocks 1: it stands in the slot "head", which the page shows before "body"; put it before the blocks of that slot, or write slot: body',
    ]);
    const second = { ...hero, id: 'second' };
    expect(rulesOf('platform', { blocks: [{ type: 'faq', id: 'faq' }, hero, second] })).toContainEqual(
      expect.stringMatching(/^en\.yaml blocks 2: it stands in the slot "head", which the page shows before "body"/),
    );
  });

  it.each([
    ['platform', 'hed', 'en.yaml blocks 1 slot: "hed" is no slot of the template platform; did you mean "head"?'],
    [
      'platform',
      'constructor',
      'en.yaml blocks 1 slot: "constructor" is no slot of the template platform; write one of head, body, or take the line away',
    ],
    [
      'platform',
      'end',
      'en.yaml blocks 1 slot: "end" is no slot of the template platform; write one of head, body, or take the line away',
    ],
    [
      'platform',
      'head',
      'en.yaml blocks 1 slot: "head" takes no block of the type faq, only hero or hero-form; take the line away',
    ],
  ])('in %s refuses a block that asks for "%s"', (template, slot, sentence) => {
    expect(rulesOf(template, { blocks: [hero, { type: 'faq', id: 'faq', slot }] })).toEqual([sentence]);
  });
});
