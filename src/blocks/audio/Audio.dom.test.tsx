import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Audio } from '#src/blocks/audio/Audio.tsx';
import type { AudioBlock } from '#src/blocks/audio/schema.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';

const block: AudioBlock = {
  type: 'audio',
  id: 'call',
  surface: 'white',
  title: 'A call',
  audio: 'pause',
  label: 'Rhythm',
  seconds: 6,
  turns: [
    { side: 'caller', from: 0.5, to: 2, text: 'Hello?' },
    { side: 'answer', from: 2.64, to: 4, text: 'Good evening.' },
  ],
};

/** jsdom plays nothing: the element's part is to say what a browser's would. */
function open(play: () => Promise<void> = () => Promise.resolve()) {
  const { container } = render(withProviders(<Audio {...block} />));
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('There is no audio element');
  const [played, paused, loaded] = [jest.fn(), jest.fn(), jest.fn()];
  audio.load = () => {
    loaded();
    audio.currentTime = 0;
  };
  audio.play = () => {
    played();
    fireEvent.play(audio);
    return play();
  };
  audio.pause = () => {
    paused();
    fireEvent.pause(audio);
  };
  const reach = (seconds: number) => {
    audio.currentTime = seconds;
    fireEvent.timeUpdate(audio);
  };
  return { audio, reach, played, paused, loaded };
}
const button = () => screen.getByRole('button');
const currentTurn = () => document.querySelector('[aria-current="true"]')?.textContent;

describe('Audio, in the browser', () => {
  afterEach(cleanup);

  it('has controls of its own in place of the browser’s', () => {
    const { audio } = open();
    expect(audio.controls).toBe(false);
    expect(button().textContent).toBe('Play: Rhythm');
    expect(button().dataset.state).toBe('idle');
  });

  it('plays, pauses and resumes, and its label says what the next press does', () => {
    const { played, paused } = open();
    fireEvent.click(button());
    expect([button().dataset.state, button().textContent]).toEqual(['playing', 'Pause: Rhythm']);
    fireEvent.click(button());
    expect(paused).toHaveBeenCalledTimes(1);
    expect([button().dataset.state, button().textContent]).toEqual(['paused', 'Resume: Rhythm']);
    fireEvent.click(button());
    expect(played).toHaveBeenCalledTimes(2);
  });

  it('follows the playback in the transcript, and is as it was at the end', () => {
    const { audio, reach } = open();
    expect(currentTurn()).toBeUndefined();
    fireEvent.click(button());
    reach(1);
    expect(currentTurn()).toContain('Hello?');
    reach(2.7);
    expect(currentTurn()).toContain('Good evening.');
    fireEvent.ended(audio);
    expect(currentTurn()).toBeUndefined();
    expect(button().dataset.state).toBe('idle');
    expect(audio.currentTime).toBe(0);
  });

  it('goes where the slider is set, and says where that is', () => {
    const { audio } = open();
    const slider = screen.getByRole('slider', { name: 'Position in the recording' });
    fireEvent.change(slider, { target: { value: '3' } });
    expect(audio.currentTime).toBe(3);
    expect(slider.getAttribute('aria-valuetext')).toBe('3\u00a0sec of 6\u00a0sec');
    expect(currentTurn()).toContain('Good evening.');
  });

  it('says that a recording cannot be played, and offers another try', async () => {
    open(() => Promise.reject(new Error('NotSupportedError')));
    // oxlint-disable-next-line typescript/require-await -- the async form waits for the rejection
    await act(async () => {
      fireEvent.click(button());
    });
    expect(screen.getByRole('status').textContent).toContain('cannot be played');
    expect(button().dataset.state).toBe('failed');
  });

  it('says so as well when a recording breaks off, and goes on from there when told to', () => {
    const { audio, reach, played } = open();
    fireEvent.click(button());
    reach(2.7);
    fireEvent.error(audio);
    expect(screen.getByRole('status').textContent).toContain('cannot be played');
    expect(button().textContent).toBe('Try again: Rhythm');
    fireEvent.click(button());
    expect([played.mock.calls.length, audio.currentTime]).toEqual([2, 2.7]);
    expect(button().dataset.state).toBe('playing');
  });

  it('loads a recording anew that could not be loaded, and goes on where the slider stands', () => {
    const { audio, loaded, played } = open();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
    fireEvent.click(button());
    expect(loaded).not.toHaveBeenCalled();
    const source = audio.querySelector('source');
    if (source) fireEvent.error(source);
    expect(button().textContent).toBe('Try again: Rhythm');
    fireEvent.click(button());
    expect([loaded.mock.calls.length, played.mock.calls.length]).toEqual([1, 2]);
    expect(audio.currentTime).toBe(3);
    expect(button().dataset.state).toBe('playing');
  });

  it('paused before it has begun, it offers to go on: nothing has failed', async () => {
    open(() => Promise.reject(new DOMException('interrupted by pause()', 'AbortError')));
    // oxlint-disable-next-line typescript/require-await -- the async form waits for the rejection
    await act(async () => {
      fireEvent.click(button());
    });
    expect(button().dataset.state).not.toBe('failed');
  });
});
