import { layOut, layOutInSlices } from '#src/client/laterLayout.ts';

const BLOCKS = ['hero', 'steps', 'faq', 'cta'];

let frames: FrameRequestCallback[];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  delete document.documentElement.dataset.laidOut;
  document.body.innerHTML = `<main>${BLOCKS.map((type) => `<div data-block="${type}"></div>`).join('')}</main>`;
});
afterEach(() => jest.useRealTimers());

const visible = () =>
  [...document.querySelectorAll<HTMLElement>('[data-block]')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ dataset }) => dataset.block);

async function draw(): Promise<void> {
  frames.shift()?.(0);
  await jest.advanceTimersByTimeAsync(1);
}

test('the first block is left alone; the rest comes one part a frame', async () => {
  layOutInSlices();
  expect(visible()).toEqual(['steps']);
  await draw();
  expect(visible()).toEqual(['steps', 'faq']);
  await draw();
  expect(visible()).toEqual(['steps', 'faq', 'cta']);
  await draw();
  expect(frames).toEqual([]);
});

test('where all is laid out at once, there is nothing left to do', async () => {
  layOutInSlices();
  layOut();
  await draw();
  layOutInSlices();
  expect([visible(), frames]).toEqual([['steps'], []]);
});
