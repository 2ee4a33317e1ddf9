import { rulesOf } from '#tests/support/templateRules.ts';

const hero = { type: 'hero', id: 'top' };
const button = (href: string) => ({ type: 'cta', id: 'next', actions: [{ label: 'Go', href }] });
const action = { label: 'Get it', href: '/contacts' };

test('one action on a promo page, and only one', () => {
  expect(rulesOf('promo', { blocks: [hero, button('/contacts')] })).toEqual([
    'en.yaml: "action" is missing, which the template promo needs in every language; write its fields, each as "name: value": label, href',
  ]);
  expect(rulesOf('promo', { action, blocks: [hero, button('/kit')] })).toEqual([
    'en.yaml blocks 1 actions 0 href: /kit is a second action, and a promo page has one: write /contacts',
  ]);
  expect(rulesOf('promo', { action, blocks: [hero, button('/contacts')] })).toEqual([]);
});

test('an action on the page leads to a block with a form', () => {
  const here = { label: 'Get it', href: '#offer' };
  const blocksWith = (first: object) => [first, button('#offer')];
  expect(
    rulesOf('promo', { action: here, blocks: blocksWith({ type: 'hero-form', id: 'offer', form: 'demo' }) }),
  ).toEqual([]);
  expect(rulesOf('promo', { action: here, blocks: blocksWith({ type: 'hero', id: 'offer' }) })).toEqual([
    'en.yaml action href: no block with a form has the id "offer"',
  ]);
});
