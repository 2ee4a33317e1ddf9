import { SuggestedPages } from '#src/app/errors/Suggestions.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

test.each([
  ['en', '/pricing'],
  ['es', '/es/pricing'],
  ['ru', '/pricing'],
] as const)(
  'on the %s site the address that is shown of a page is that which its link leads to: %s',
  (variant, address) => {
    const pages = [{ href: '/pricing', label: 'Prices' }];
    const html = renderBlock(<SuggestedPages pages={pages} />, { variant });
    expect([...html.matchAll(/(?:href="|>)(\/[^"<]*)/g)].map(([, found]) => found)).toEqual([address, address]);
  },
);
