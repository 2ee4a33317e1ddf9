import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

test.each([
  ['en', '/about', '/about'],
  ['es', '/about', '/es/about'],
  ['pt', '/', '/pt'],
  ['ru', '/about', '/about'],
  ['es', '#contact', '#contact'],
  ['es', 'https://docs.example/x', 'https://docs.example/x'],
  ['es', 'mailto:a@b.example', 'mailto:a@b.example'],
] as const)('on the %s page a link to %s leads to %s', (variant, href, expected) => {
  expect(renderBlock(<LocalLink href={href}>x</LocalLink>, { variant })).toBe(`<a href="${expected}">x</a>`);
});

test('it passes on what a link may carry', () => {
  expect(
    renderBlock(
      <LocalLink href="/" rel="nofollow" className="a">
        x
      </LocalLink>,
    ),
  ).toBe('<a href="/" rel="nofollow" class="a">x</a>');
});
