import { handOverFocus } from '#src/features/island/handOverFocus.ts';

function show() {
  document.body.innerHTML =
    '<div><input id="search" type="search"></div><a id="other" href="/">Elsewhere</a><div><input id="last"></div>';
  const island = document.querySelector('div')!;
  const input = island.querySelector('input')!;
  input.focus();
  input.value = 'voice';
  return { island, input };
}

test('the field in the place of the one that was typed into has the focus and the text', () => {
  const { island } = show();
  const handOver = handOverFocus(island);
  island.innerHTML = '<input id="search" type="search">';
  const heard = jest.fn();
  island.addEventListener('input', heard);
  handOver();
  expect(document.activeElement).toBe(island.firstElementChild);
  expect([(island.firstElementChild as HTMLInputElement).value, heard.mock.calls.length]).toEqual(['voice', 1]);
});

test('whoever has gone on meanwhile is not brought back', () => {
  const { island } = show();
  const handOver = handOverFocus(island);
  document.getElementById('other')?.focus();
  island.innerHTML = '<input id="search" type="search">';
  handOver();
  expect(document.activeElement?.id).toBe('other');
  expect((island.firstElementChild as HTMLInputElement).value).toBe('');
});
