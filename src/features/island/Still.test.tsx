import type { LoadableComponent } from '@loadable/component';
import { MemoryRouter } from 'react-router';
import { IslandsContext } from '#src/features/island/IslandsContext.ts';
import { Still } from '#src/features/island/Still.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const Words = (({ text }: { readonly text: string }) => <p>{text}</p>) as unknown as LoadableComponent<{
  readonly text: string;
}>;
const still = (
  <MemoryRouter>
    <Still name="words" view={Words} fields={{ text: 'Said' }} className="part" />
  </MemoryRouter>
);
const inPage = (htmlOf: () => string) => (
  <IslandsContext value={{ htmlOf, loadFields: () => Promise.resolve({}), onBroken: jest.fn() }}>
    {still}
  </IslandsContext>
);

test('on the page of the server it is the HTML that the page has for it', () => {
  expect(renderBlock(inPage(() => '<p>kept</p>'))).toBe('<div class="part"><p>kept</p></div>');
});

test('the browser leaves the HTML alone that is there', () => {
  expect(renderBlock(inPage(() => ''))).toBe('<div class="part"></div>');
});

test('elsewhere it is drawn as any component', () => {
  expect(renderBlock(still)).toBe('<div class="part"><p>Said</p></div>');
});
